import { LRUCache } from 'lru-cache';

/** Characters of input whose results are kept. */
const REMEMBERED_CHARACTERS = 500_000;

/** Memoises a pure function of text: after an edit all lines and figures of a plan but one are the same. */
export function memoise<Result extends object | string>(
  compute: (text: string) => Result,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({
    maxSize: REMEMBERED_CHARACTERS,
    // No entry may have the size 0.
    sizeCalculation: (_result, text) => text.length + 1,
  });
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
