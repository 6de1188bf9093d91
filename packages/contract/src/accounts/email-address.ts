const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
/** RFC 5321 §4.5.3.1. */
const LIMITS = { local: 64, whole: 254 } as const;

export interface EmailAddress {
  /** As mail is sent to it: the person's own capitals before the `@`, the domain in lower case and ASCII. */
  readonly address: string;
  /** What two addresses of the same person share. */
  readonly key: string;
}

/**
 * Reads an e-mail address; undefined for what is none. Compatibility forms (full-width letters) become the letters they
 * look like; before the `@` only ASCII is taken, so that no look-alike of another person's address can be registered.
 */
export function readEmailAddress(text: string): EmailAddress | undefined {
  if (text.length > LIMITS.whole * 2 || /\p{Cc}/u.test(text)) return undefined;
  const [local = '', domain = '', ...more] = text.normalize('NFKC').trim().split('@');
  if (more.length > 0 || local.length > LIMITS.local || !LOCAL_PART.test(local)) return undefined;
  const host = hostName(domain);
  if (host === undefined || local.length + 1 + host.length > LIMITS.whole) return undefined;
  return { address: `${local}@${host}`, key: `${local.toLowerCase()}@${host}` };
}

/** International domains in the form the name system knows them by. */
function hostName(domain: string): string | undefined {
  if (!DOMAIN_LETTERS.test(domain)) return undefined;
  const address = `http://${domain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : undefined;
  return host !== undefined && HOST_NAME.test(host) ? host : undefined;
}
