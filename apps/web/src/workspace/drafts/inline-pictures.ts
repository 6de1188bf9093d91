import { FILE_DATA_URL, isFileReference, type KeptFile } from '@trazo/plan/kept-files';

/** Replaces every text `isWanted` names, wherever it stands; what has none is shared, not copied. */
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

/** Every different reference to a picture or font file that stands in a draft. */
export function referencesIn(plan: unknown): KeptFile[] {
  const found = new Set<KeptFile>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && isFileReference(value)) found.add(value);
    else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) walk(item);
  };
  walk(plan);
  return [...found];
}

/** Every file reference of a plan or theme becomes the data URL that `find` gives for it. */
export function inlinePictures<Plan>(plan: Plan, find: (reference: string) => Promise<string>): Promise<Plan>;
export function inlinePictures(
  plan: unknown,
  find: (reference: string) => Promise<string>,
): Promise<unknown> {
  return replaceTexts(plan, isFileReference, find);
}

/** Every file that stands in a plan or theme as a data URL becomes the reference that `keep` gives for it. */
export function referPictures<Plan>(plan: Plan, keep: (dataUrl: string) => Promise<string>): Promise<Plan>;
export function referPictures(plan: unknown, keep: (dataUrl: string) => Promise<string>): Promise<unknown> {
  return replaceTexts(plan, (text) => FILE_DATA_URL.test(text), keep);
}
