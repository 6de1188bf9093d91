import { z } from 'zod';

/** Addresses in a plan lead to a web page or a mailbox, nowhere else. */
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

const LINK_LIMIT = 2_000;

/** Neither blanks nor controls: a reader of addresses skips them, and would see another one than we do. */
const UNBROKEN = /^[^\s\p{Cc}\p{Cf}\p{Cs}]+$/u;

/** Whether an address may be linked to: absolute, `http`, `https` or `mailto`, and complete. */
export function isLinkAddress(address: string): boolean {
  if (address.length > LINK_LIMIT || !UNBROKEN.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  return PROTOCOLS.has(protocol) && (protocol === 'mailto:' ? /.@./.test(pathname) : hostname !== '');
}

export const linkAddress = z
  .string()
  .max(LINK_LIMIT)
  .refine(isLinkAddress, { message: 'expected http, https or mailto' });
