import { encodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { PLAIN_COVER } from '@trazo/plan/cover';
import { lookOf, type Theme, themeOfLook } from '@trazo/plan/theme/theme';
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
  const print = textFingerprint(canonical(comparable(data)));
  known.set(data, print);
  return print;
}

/** As it was saved before covers, choices, interest, the business model: what says the same is still the same. */
function comparable(data: PartData): unknown {
  if ('templateId' in data) return asLook(data);
  return 'assumptions' in data ? withoutBlankInterest(data) : withoutUnasked(data);
}

/** The look of a theme; and the theme, where the look does not tell what was chosen. */
function asLook(theme: Theme): unknown {
  const look = withoutNoFont(lookOf(theme));
  return canonical(themeOfLook(lookOf(theme))) === canonical(theme) ? look : [look, withoutNoFont(theme)];
}

/** No font of one's own counts for nothing said: what was saved before there was one is still the same. */
function withoutNoFont({ ownFont, ...rest }: Theme): unknown {
  return ownFont === null ? rest : { ...rest, ownFont };
}

/**
 * A cover that shows nothing counts for none, and so does a page of the business model that is not asked for: what was saved
 * before there were any is still the same.
 */
function withoutUnasked(data: PartData): unknown {
  if (!('cover' in data)) return data;
  const { cover, print, ...rest } = data;
  const { businessModel, ...others } = print;
  return {
    ...rest,
    ...(canonical(cover) === canonical(PLAIN_COVER) ? {} : { cover }),
    print: businessModel ? print : others,
  };
}

/** Blank interest counts for none: what was saved before partners' loans could bear it is still the same. */
function withoutBlankInterest(finance: Draft['finance']): unknown {
  const { assumptions } = finance;
  if (assumptions === null) return finance;
  const contributions = assumptions.contributions.map(({ rate, ...rest }) =>
    rate === '' ? rest : { ...rest, rate },
  );
  return { ...finance, assumptions: { ...assumptions, contributions } };
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
