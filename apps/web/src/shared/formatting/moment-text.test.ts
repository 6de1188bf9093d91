import { expect, it } from 'vitest';
import { formatDay } from './moment-text.ts';

it('tells the day of a moment by the clock that is asked for', () => {
  const lastMoment = '2026-12-15T22:59:59.999Z';
  expect(formatDay(lastMoment, 'en', 'Europe/Madrid')).toBe('15 Dec 2026');
  expect(formatDay(lastMoment, 'de', 'Europe/Helsinki')).toBe('16.12.2026');
});

it('writes the first of a month as French does', () => {
  expect(formatDay('2027-03-01T12:00:00.000Z', 'fr', 'Europe/Madrid')).toBe('1er mars 2027');
});
