import ipaddr from 'ipaddr.js';

/** A customer usually holds a whole /64 of IPv6, of which every request may come from another address. */
const GROUPS = 4;

/** Whom a limit counts as one: an IPv4 address, or the network an IPv6 address is in. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read instanceof ipaddr.IPv4) return read.toString();
  return read.parts
    .slice(0, GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}
