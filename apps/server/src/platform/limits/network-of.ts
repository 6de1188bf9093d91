import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** An IPv6 customer usually holds a whole /64, of which every request may come from another address. */
const GROUPS = 4;

/** Whom a limit counts as one: an IPv4 address, or the network an IPv6 address is in. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = MAPPED.exec(address) ?? [];
  return mapped ?? groupsOf(address).slice(0, GROUPS).join(':');
}

/** The eight groups of an IPv6 address without leading zeros; those that `::` stands for written out. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
    .map((groups) => groups.map((group) => group.replace(/^0+(?=.)/, '')));
  if (after === undefined) return [...before];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
