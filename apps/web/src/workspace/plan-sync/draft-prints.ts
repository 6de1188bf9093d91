import { encodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { textFingerprint } from '../../shared/identifiers/fingerprint.ts';
import { DRAFT_PARTS, type Draft, type DraftPart, type PartData } from '../drafts/draft.ts';
import { canonical } from '../drafts/stored-record.ts';

/** Names the text of each part of a draft; two drafts that say the same have the same prints. */
export type DraftPrints = Readonly<Partial<Record<DraftPart, string>>>;

const known = new WeakMap<object, string>();

/** Only parts that changed since the last time are read again. */
export const printsOf = (draft: Draft): DraftPrints =>
  Object.fromEntries(DRAFT_PARTS.map((part) => [part, printOf(draft[part])]));

export const samePrints = (a: DraftPrints, b: DraftPrints): boolean =>
  DRAFT_PARTS.every((part) => a[part] === b[part]);

function printOf(data: PartData): string {
  const before = known.get(data);
  if (before !== undefined) return before;
  const print = textFingerprint(canonical(data));
  known.set(data, print);
  return print;
}

/** Those in a long text stand in a string of their own, with a backslash before each quotation mark. */
const PICTURE = /"(?:(?:image|font):[0-9a-f]{64}|data:(?:image|font)\/[^"\\]*)\\?"/g;

/**
 * Names what a content says, whichever way its pictures are written: the server encodes them again, so that their bytes tell
 * nothing.
 */
export const contentPrint = (content: Content): string =>
  textFingerprint(encodeContent(content).replace(PICTURE, '"picture"'));

export const hasPictures = (content: Content): boolean => JSON.stringify(content).search(PICTURE) !== -1;
