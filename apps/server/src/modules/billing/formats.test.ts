import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './formats.ts';

const FIRST = new Date('2027-02-28T23:30:00.000Z');

it('tells days and moments as in Spain, in the reader’s language', () => {
  expect(formatDay(FIRST, 'fr')).toBe('1er mars 2027');
  expect(formatMoment(FIRST, 'fr')).toBe('1er mars 2027 à 00:30');
  expect(formatDay(FIRST, 'en')).toBe('1 March 2027');
  expect(formatDay(FIRST, 'de')).toBe('1. März 2027');
});
