import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@trazo/plan/languages';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { expect, it } from 'vitest';
import { KEY_NUMBERS, needsNote, TESTIMONIALS } from './examples.ts';

const wordsOf = (language: string): { numbers: object; items: object } =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../packages/messages/${language}/testimonials.json`, import.meta.url),
      'utf8',
    ),
  );

it.each(LANGUAGES)('has three numbers and six testimonials in %s, and no others', (language) => {
  const { numbers, items } = wordsOf(language);
  expect(KEY_NUMBERS).toHaveLength(3);
  expect(TESTIMONIALS).toHaveLength(6);
  expect(Object.keys(numbers)).toEqual(KEY_NUMBERS.map(({ id }) => id));
  expect(Object.keys(items)).toEqual(TESTIMONIALS.map(({ id }) => id));
});

it('calls a number real only where it is', () => {
  const real = KEY_NUMBERS.filter(({ isExample }) => !isExample).map(({ id }) => id);
  expect(real).toEqual(['sections']);
  expect(SECTION_IDS.length).toBeGreaterThanOrEqual(10);
});

it('owes the visitor a note until the last example is gone', () => {
  expect(needsNote([{ isExample: false }, { isExample: true }])).toBe(true);
  expect(needsNote([{ isExample: false }])).toBe(false);
});
