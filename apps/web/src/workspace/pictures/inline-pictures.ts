import { FILE_DATA_URL, isFileReference, type KeptFile } from '@trazo/plan/kept-files';
import type { Theme } from '@trazo/plan/theme/theme';

/** Replaces every text `isWanted` names, wherever it stands; what has none is shared, not copied. */
function replaceTexts<Value>(
  value: Value,
  isWanted: (text: string) => boolean,
  replace: (text: string) => Promise<string>,
): Promise<Value>;
async function replaceTexts(
  value: unknown,
  isWanted: (text: string) => boolean,
  replace: (text: string) => Promise<string>,
): Promise<unknown> {
  if (typeof value === 'string') return isWanted(value) ? replace(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const before: unknown[] = Object.values(value);
  const after = await Promise.all(before.map((item) => replaceTexts(item, isWanted, replace)));
  if (after.every((item, index) => item === before[index])) return value;
  return Array.isArray(value) ? after : Object.fromEntries(keys.map((key, index) => [key, after[index]]));
}

/** The pictures of a value and its font file. */
function* filesIn(value: unknown): Generator<KeptFile> {
  if (typeof value === 'string') {
    if (isFileReference(value)) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) yield* filesIn(item);
  }
}

/** Every different reference to a picture or font file that stands in a draft. */
export const referencesIn = (draft: unknown): KeptFile[] => [...new Set(filesIn(draft))];

/**
 * Every file reference of a draft, or of a content, becomes the data URL that `find` gives for it. Where it gives none, there is
 * no picture, and no font.
 */
export async function inlinePictures<Whole extends { readonly theme: Theme }>(
  whole: Whole,
  find: (reference: string) => Promise<string>,
): Promise<Whole> {
  const inlined = await replaceTexts(whole, isFileReference, find);
  const { theme } = inlined;
  return theme.ownFont?.file === '' ? { ...inlined, theme: { ...theme, ownFont: null } } : inlined;
}

/** Every file that stands in a draft as a data URL becomes the reference that `keep` gives for it. */
export const referPictures = <Plan>(plan: Plan, keep: (dataUrl: string) => Promise<string>): Promise<Plan> =>
  replaceTexts(plan, (text) => FILE_DATA_URL.test(text), keep);
