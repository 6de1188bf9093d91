/** A text of a value, and the key it stands under. */
export type TextWithin = readonly [key: string, text: string];

/** Every text of a value with the key it stands under. */
export function textsWithin(value: unknown, key = ''): TextWithin[] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsWithin(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsWithin(inner, name));
}
