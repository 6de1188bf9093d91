import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { formatDate, parseDate } from './date-text.ts';

it.each([
  ['3/4/2027', '2027-04-03'],
  ['03.04.27', '2027-04-03'],
  ['2027-04-03', '2027-04-03'],
  ['', ''],
])('reads %s', (text, date) => {
  expect(parseDate(text)).toBe(date);
});

it.each(['31/02/2027', 'mañana', '4/2027', '1/13/2027', '3/4/20277'])('refuses %s', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

it.each(LANGUAGES)('reads back what it writes in %s', (language) => {
  expect(parseDate(formatDate('2027-04-03', language))).toBe('2027-04-03');
});

it.each(LANGUAGES)('writes days in %s as the platform does', (language) => {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (const date of ['2027-04-03', '1999-12-31', '2028-02-29']) {
    expect(formatDate(date, language)).toBe(format.format(new Date(date)));
  }
});
