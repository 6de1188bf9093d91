import ipaddr from 'ipaddr.js';

/** A customer usually holds a whole /64 of IPv6, of which every request may come from another address. */
const CUSTOMER = 64;
/** The most a provider gives to one customer (RIPE 690): 65,536 networks of /64. */
const WIDEST = 48;
const BITS_A_GROUP = 16;

/**
 * Whom a limit counts as one: an IPv4 address, or the network an IPv6 address is in, by the bits it is known by.
 */
export function networkOf(address: string, bits: 64 | 56 | 48 = CUSTOMER): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read instanceof ipaddr.IPv4) return read.toString();
  const groups = read.parts.slice(0, Math.ceil(bits / BITS_A_GROUP));
  const beyond = groups.length * BITS_A_GROUP - bits;
  const network = groups.map((group, index) =>
    (index === groups.length - 1 ? (group >> beyond) << beyond : group).toString(16),
  );
  return bits === CUSTOMER ? network.join(':') : `${network.join(':')}/${bits}`;
}

/** Whom shares of what all have together are given to: a whole customer, however many networks of IPv6 that is. */
export const customerOf = (address: string): string => networkOf(address, WIDEST);

/** How many networks of /64 a provider's customer usually uses at once, for who has a wider one: homes have a /56, companies a /48. */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: WIDEST, times: 16 },
] as const;

/** The networks an address is in, the narrowest first, and how many times as much as it each may use. */
export function networksOf(address: string): readonly { readonly network: string; readonly times: number }[] {
  const narrowest = { network: networkOf(address), times: 1 };
  if (!narrowest.network.includes(':')) return [narrowest];
  return [narrowest, ...WIDER.map(({ bits, times }) => ({ network: networkOf(address, bits), times }))];
}
