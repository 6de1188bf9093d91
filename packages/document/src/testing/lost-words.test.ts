import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { lostWords } from './lost-words.ts';

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
