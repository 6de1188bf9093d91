import { IMAGE_REFERENCE, type Image } from '@trazo/plan/images';

const DATA_URL = /^data:image\//;

/** The pictures of a plan by their path; items of a list by their id, so that moving one changes nothing. */
export function picturesByPath(plan: unknown): ReadonlyMap<string, Image> {
  const found = new Map<string, Image>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (IMAGE_REFERENCE.test(value) || DATA_URL.test(value)) found.set(path, value);
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
