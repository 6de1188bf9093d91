import { emptyPlan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { lostDescriptions, lostWords } from './lost-words.ts';

const plan = { ...emptyPlan(), mission: { ...emptyPlan().mission, mission: 'Honest diagnoses' } };
const lost = (body: string) => lostWords({ body }, plan, defaultTheme(1, 'en'));

test('finds words that are not printed', () => {
  expect(lost('Mission Honest diagnoses')).toEqual([]);
  expect(lost('Mission Honest')).toEqual(['diagnoses']);
});

test('reads a word that a hyphen parts, whatever is set between its halves', () => {
  expect(lost('Honest dia- Revenue 12 gnoses and')).toEqual([]);
  expect(lost('Honest dia Revenue 12 gnoses and')).toEqual(['diagnoses']);
});

test('looks for what a picture shows in the words that stand for it', () => {
  const product = { ...emptyProduct('1'), name: 'Loaf', imageDescription: 'Rye', image: 'a picture' };
  const theme = defaultTheme(1, 'en');
  const shown = (alt: string, image = product.image) => {
    const described = { ...emptyPlan(), products: { items: [{ ...product, image }] } };
    const structure = [{ role: 'Figure', alt, within: [] }];
    return [
      ...lostWords({ body: 'Loaf' }, described, theme),
      ...lostDescriptions({ structure }, described, theme),
    ];
  };
  expect(shown('Rye')).toEqual([]);
  expect(shown('Loaf')).toEqual(['rye']);
  expect(shown('', '')).toEqual([]);
});
