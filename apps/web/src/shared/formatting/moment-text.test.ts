import { expect, it } from 'vitest';
import { formatAge, formatDay, formatMoment } from './moment-text.ts';

it('tells the day of a moment by the clock that is asked for', () => {
  const lastMoment = '2026-12-15T22:59:59.999Z';
  expect(formatDay(lastMoment, 'en', 'Europe/Madrid')).toBe('15\u00a0Dec\u00a02026');
  expect(formatDay(lastMoment, 'de', 'Europe/Helsinki')).toBe('16.12.2026');
});

it('writes the first of a month as French does', () => {
  expect(formatDay('2027-03-01T12:00:00.000Z', 'fr', 'Europe/Madrid')).toBe('1er\u00a0mars\u00a02027');
});

it('keeps the parts of a day in one line, and lets the time go to the next', () => {
  expect(formatMoment('2026-12-15T12:00:00.000Z', 'es')).toMatch(/^15\u00a0dic\u00a02026, \d{1,2}:00$/);
});

it.each([
  ['2026-12-15T07:10:00.000Z', 'en', '4 hours ago'],
  ['2026-12-13T12:30:00.000Z', 'de', 'vor 47 Stunden'],
  ['2026-12-12T11:00:00.000Z', 'es', 'hace 3 días'],
] as const)('says how long ago %s was (%s): %s', (moment, language, age) => {
  expect(formatAge(moment, language, Date.parse('2026-12-15T12:00:00.000Z'))).toBe(age);
});
