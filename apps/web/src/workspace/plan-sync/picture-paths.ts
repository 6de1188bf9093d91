import { FILE_DATA_URL, isFileReference, type KeptFile } from '@trazo/plan/kept-files';

/** The pictures of a draft by their path, its font file among them; items of a list by their id, so that moving one changes nothing. */
export function picturesByPath(plan: unknown): ReadonlyMap<string, KeptFile> {
  const found = new Map<string, KeptFile>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (isFileReference(value) || FILE_DATA_URL.test(value)) found.set(path, value);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, `${path}/${idOf(item) ?? index}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) walk(item, `${path}/${key}`);
    }
  };
  walk(plan, '');
  return found;
}

const idOf = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string'
    ? item.id
    : undefined;
