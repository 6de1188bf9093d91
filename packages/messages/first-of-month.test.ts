import { expect, it } from 'vitest';
import { withFirstOfMonth } from './first-of-month.ts';

it.each([
  ['fr', '1 mars 2027', '1er mars 2027'],
  ['fr', '1 janv. 2027 à 09:08', '1er janv. 2027 à 09:08'],
  ['fr', '11 mars 2027', '11 mars 2027'],
  ['fr', '21 mars 2027', '21 mars 2027'],
  ['en', '1 March 2027', '1 March 2027'],
  ['it', '1 marzo 2027', '1° marzo 2027'],
  ['it', '11 marzo 2027', '11 marzo 2027'],
] as const)('%s: %s is %s', (language, day, expected) => {
  expect(withFirstOfMonth(day, language)).toBe(expected);
});
