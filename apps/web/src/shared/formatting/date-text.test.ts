import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { DATE_BOUNDS, formatDate, parseDate, readDay } from './date-text.ts';

it.each([
  ['3/4/2027', '2027-04-03'],
  ['03.04.27', '2027-04-03'],
  ['2027-04-03', '2027-04-03'],
  ['03042027', '2027-04-03'],
  ['20270403', '2027-04-03'],
  ['19021999', '1999-02-19'],
  ['20012026', '2026-01-20'],
  ['20110203', '2011-02-03'],
  ['3.4.2027.', '2027-04-03'],
  ['３/４/２０２７', '2027-04-03'],
  ['3 avril 2027', '2027-04-03'],
  ['3. April 2027', '2027-04-03'],
  ['3 de abril de 2027', '2027-04-03'],
  ['1er avril 2027', '2027-04-01'],
  ['1º de abril de 2027', '2027-04-01'],
  ['3rd of April, 2027', '2027-04-03'],
  ['April 3, 2027', '2027-04-03'],
  ['3 août 27', '2027-08-03'],
  ['15. Dez. 2026', '2026-12-15'],
  ['marzo 2027', '2027-03-01'],
  ['marzo de 2027', '2027-03-01'],
  ['March 2027', '2027-03-01'],
  ['mars 2027', '2027-03-01'],
  ['März 2027', '2027-03-01'],
  ['dic. 2026', '2026-12-01'],
  ['4/2027', '2027-04-01'],
  ['04.2027', '2027-04-01'],
  ['', ''],
])('reads %s', (text, date) => {
  expect(parseDate(text)).toBe(date);
});

it.each([
  ['4/5/2027', '2027-04-05'],
  ['12/25/2027', '2027-12-25'],
  ['1/3/2027', '2027-01-03'],
  ['04052027', '2027-04-05'],
  ['12-25-27', '2027-12-25'],
  ['2027-04-05', '2027-04-05'],
  ['April 5, 2027', '2027-04-05'],
  ['5 April 2027', '2027-04-05'],
  ['4/2027', '2027-04-01'],
  ['25/12/2027', undefined],
])('reads %s in an American plan', (text, date) => {
  expect(parseDate(text, 'monthFirst')).toBe(date);
  if (date !== undefined) expect(parseDate(formatDate(date, 'en', 'monthFirst'), 'monthFirst')).toBe(date);
});

it.each([
  '31/02/2027',
  'mañana',
  '13/2027',
  'marzo 27',
  '1/13/2027',
  '3/4/20277',
  '32012027',
  '3 floreal 2027',
  '3 abril',
  'mar 3',
  '3 ma 2027',
])('refuses %s', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

it.each([
  ['5/6/99', 2026, '1999-06-05'],
  ['5/6/00', 2026, '2000-06-05'],
  ['5/6/26', 2026, '2026-06-05'],
  ['5/6/36', 2026, '2036-06-05'],
  ['5/6/37', 2026, '1937-06-05'],
  ['5/6/03', 2095, '2103-06-05'],
  ['5/6/06', 2095, '2006-06-05'],
])('reads %s, typed in %d, as %s', (text, thisYear, date) => {
  expect(readDay(text, 'dayFirst', thisYear)).toBe(date);
});

it.each(['01/01/0001', '31/12/9999', '31/12/1499', '1/1/2101'])(
  'refuses %s, a day that no company begins on, and still knows it for a day',
  (text) => {
    expect(parseDate(text)).toBeUndefined();
    expect(readDay(text)).not.toBeUndefined();
  },
);

it('takes the first and the last day it can', () => {
  expect(parseDate('1/1/1500')).toBe(DATE_BOUNDS.first);
  expect(parseDate('31/12/2100')).toBe(DATE_BOUNDS.last);
});

it.each(LANGUAGES)('shows a day that was saved out of bounds as any other in %s', (language) => {
  expect(readDay(formatDate('0001-01-01', language))).toBe('0001-01-01');
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
