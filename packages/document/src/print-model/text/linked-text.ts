import { isLinkAddress } from '@trazo/plan/rich-text/link-address';

/** Web and e-mail addresses in running text; what closes a sentence after one is none of it. */
const ADDRESS =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/[^\s<>"«»“”]{1,500}|www\.[\p{L}\p{N}-]{1,60}\.[^\s<>"«»“”]{1,400}|[\p{L}\p{N}.!#$%&*+/=?^_-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}-]))/giu;
const CLOSING = /[.,;:!?…’'”»*_]+$/u;
const OPENED: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Whether an address ends in a bracket that is not opened in it: that one stands around it. */
function endsUnopened(address: string): boolean {
  const closing = address.at(-1) ?? '';
  const opening = OPENED[closing];
  return opening !== undefined && address.split(closing).length > address.split(opening).length;
}

function ended(found: string): string {
  const bare = found.replace(CLOSING, '');
  return endsUnopened(bare) ? ended(bare.slice(0, -1)) : bare;
}

/** The address a reader would go to by what stands there. */
export function addressOf(written: string): string | null {
  const address = /^https?:\/\//i.test(written)
    ? written
    : /^www\./i.test(written)
      ? `https://${written}`
      : `mailto:${written}`;
  // With everything that is no ASCII escaped, as a PDF wants an address.
  return isLinkAddress(address) ? new URL(address).href : null;
}

/** Where a text leads that is an address and nothing else. */
export function linkOf(text: string): string | null {
  const [only, ...others] = linkedParts(text);
  return only === undefined || others.length > 0 ? null : only.link;
}

interface LinkedPart {
  readonly text: string;
  readonly link: string | null;
}

/** A text divided where an address begins and ends; most have none and stay whole. */
export function linkedParts(text: string): readonly LinkedPart[] {
  if (!/@|www\.|:\/\//i.test(text)) return [{ text, link: null }];
  const parts: LinkedPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const written = ended(found);
    const link = addressOf(written);
    if (link === null) continue;
    if (index > done) parts.push({ text: text.slice(done, index), link: null });
    parts.push({ text: written, link });
    done = index + written.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), link: null });
  return parts;
}
