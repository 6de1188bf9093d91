import { encodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { PLAIN_COVER } from '@trazo/plan/cover';
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
  const print = textPrint(canonical(withoutPlainCover(data)));
  known.set(data, print);
  return print;
}

/** A cover that shows nothing counts for none: what was saved before there were covers is still the same. */
function withoutPlainCover(data: PartData): unknown {
  if (!('cover' in data) || canonical(data.cover) !== canonical(PLAIN_COVER)) return data;
  const { cover: _plain, ...rest } = data;
  return rest;
}

const PICTURE = /"(?:image:[0-9a-f]{64}|data:image\/[^"]*)"/g;

/**
 * Names what a content says, whichever way its pictures are written: the server draws them anew, so that their bytes tell
 * nothing.
 */
export const contentPrint = (content: Content): string =>
  textPrint(encodeContent(content).replace(PICTURE, '"picture"'));

/** Names what one part of a content says, in the same way. */
export const partPrint = ({ plan, theme }: Content, part: DraftPart): string =>
  textPrint(
    canonical(withoutPlainCover(part === 'theme' ? theme : plan[part])).replace(PICTURE, '"picture"'),
  );

export const hasPictures = (content: Content): boolean => JSON.stringify(content).search(PICTURE) !== -1;

/** Two sums of 32 bits with different beginnings, and the length; no secret, only a name. */
function textPrint(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}.${text.length.toString(36)}`;
}
