import { isLinkAddress } from '@trazo/plan/rich-text/link-address';

const MAILBOX = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const DOMAIN = /^[^\s/.:]+(?:\.[^\s/.:]+)+(?::\d+)?(?:[/?#]|$)/;

/** How a field for an address is typed in. */
export const FOR_ADDRESS = {
  inputMode: 'url',
  autoCapitalize: 'off',
  autoComplete: 'off',
  spellCheck: false,
} as const;

/** The address meant by `example.com` or a mailbox; undefined where it can be none. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (MAILBOX.test(text)) return `mailto:${text}`;
  const address = DOMAIN.test(text) || !HAS_SCHEME.test(text) ? `https://${text}` : text;
  const isWhole = address === text || DOMAIN.test(text);
  return isWhole && isLinkAddress(address) ? address : undefined;
}
