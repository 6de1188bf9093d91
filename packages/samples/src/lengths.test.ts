import { LANGUAGES } from '@trazo/plan/languages';
import { hasBlocks, plainTextOf } from '@trazo/plan/rich-text/plain-text';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type WordRange, WRITTEN_FIELDS } from '@trazo/plan/written-fields';
import { expect, it } from 'vitest';
import { sampleContent } from './sample.ts';

/** The values at a path, through lists. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesAt(item, path));
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, key), rest) : [];
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'string' || hasBlocks(value)) return plainTextOf(value);
  return typeof value === 'object' && value !== null && 'text' in value ? textOf(value.text) : '';
};

const wordsIn = (value: unknown): number => textOf(value).match(/\S+/g)?.length ?? 0;

const cases = Object.entries<Readonly<Record<string, WordRange>>>(WRITTEN_FIELDS).flatMap(
  ([section, fields]) =>
    Object.entries(fields).map(([path, { to }]) => [section as SectionId, path, to] as const),
);

it.each(cases)(
  'keep the length that the form recommends for %s %s (at most %i words)',
  (section, path, most) => {
    for (const language of LANGUAGES) {
      const { [section]: content } = sampleContent(language).plan;
      for (const value of valuesAt(content, path.split('.'))) {
        const words = wordsIn(value);
        expect(words, language).toBeGreaterThan(0);
        expect(words, language).toBeLessThanOrEqual(most);
      }
    }
  },
);
