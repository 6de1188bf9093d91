import { type CalendarDate, calendarDate } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import { withPlainDigits } from '@trazo/plan/writing/plain-digits';
import { WRITING_CONVENTIONS } from '@trazo/plan/writing/writing-conventions';
import { monthNamed } from './month-name.ts';

/** Which of day and month stands first: Americans write the month. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** A day in the language's own writing; text that is no day comes back as it is. */
export function formatDate(value: CalendarDate, language: Language, order: DateOrder = 'dayFirst'): string {
  if (value === '' || !calendarDate.safeParse(value).success) return value;
  const [year = '', month = '', day = ''] = value.split('-');
  const parts = order === 'monthFirst' ? [month, day, year] : [day, month, year];
  return parts.join(WRITING_CONVENTIONS[language].dateSeparator);
}

/**
 * How far ahead a year of two digits may lie, counted from now; beyond that it is one of the last hundred. The days asked
 * for are those on which companies begin: long past, or planned a few years from now.
 */
const SHORT_YEARS_AHEAD = 10;

/** The days a date field takes: the oldest companies are as old, and no plan looks further. */
export const DATE_BOUNDS = { first: '1500-01-01', last: '2100-12-31' } as const;

/** Reads a day within the bounds of the date fields. Undefined when it is none of them. */
export function parseDate(text: string, order: DateOrder = 'dayFirst'): CalendarDate | undefined {
  const day = readDay(text, order);
  return day === undefined || isOutOfBounds(day) ? undefined : day;
}

export const isOutOfBounds = (day: CalendarDate): boolean =>
  day !== '' && (day < DATE_BOUNDS.first || day > DATE_BOUNDS.last);

/**
 * Reads `3/4/2027`, `03.04.27`, `03042027`, `2027-04-03` or `3 de abril de 2027`, the month in any of our languages, as a
 * day of any year, in an American plan with the month before it; a month and its year (`marzo 2027`, `3/2027`) as the first of that month. Undefined when there is no such day.
 */
export function readDay(
  text: string,
  order: DateOrder = 'dayFirst',
  thisYear = new Date().getFullYear(),
): CalendarDate | undefined {
  const plain = withPlainDigits(text).trim();
  if (plain === '') return '';
  const days = readings(plain, order).flatMap(([day, month, year]) => {
    const date = `${fullYear(year, thisYear)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return calendarDate.safeParse(date).success ? [date] : [];
  });
  return days.find((day) => !isOutOfBounds(day)) ?? days[0];
}

type Parts = readonly [day: string, month: string, year: string];

/** What the text may mean, the likelier first. */
function readings(text: string, order: DateOrder): Parts[] {
  if (/\p{L}/u.test(text)) return writtenOut(text);
  const inOrder = (first: string, second: string, year: string): Parts =>
    order === 'monthFirst' ? [second, first, year] : [first, second, year];
  const [, first = '', second = '', last = ''] =
    /^[\s./-]*(\d+)[\s./-]+(\d+)[\s./-]+(\d+)[\s./-]*$/.exec(text) ?? [];
  if (first !== '') return [first.length === 4 ? [last, second, first] : inOrder(first, second, last)];
  const [, monthOnly = '', ofYear = ''] = /^(\d{1,2})[\s./-]+(\d{4})$/.exec(text) ?? [];
  if (monthOnly !== '') return [['1', monthOnly, ofYear]];
  if (!/^\d{8}$/.test(text)) return [];
  return [
    inOrder(text.slice(0, 2), text.slice(2, 4), text.slice(4)),
    [text.slice(6), text.slice(4, 6), text.slice(0, 4)],
  ];
}

/** What stands beside the numbers of a day written out, in any of our languages. */
const FILLERS: ReadonlySet<string> = new Set(
  'st nd rd th er o a de del of the le il el l den der am'.split(' '),
);

function writtenOut(text: string): Parts[] {
  const words = (text.normalize('NFKC').match(/\p{L}+/gu) ?? []).filter(
    (word) => !FILLERS.has(word.toLowerCase()),
  );
  const numbers = text.match(/\d+/g) ?? [];
  const month = monthNamed(words[0] ?? '');
  const [day, year, ...others] = numbers;
  if (month === undefined || words.length !== 1 || others.length > 0) return [];
  // A month alone stands for its first day.
  if (day?.length === 4 && year === undefined) return [['1', String(month), day]];
  return day === undefined || year === undefined ? [] : [[day, String(month), year]];
}

function fullYear(written: string, thisYear: number): string {
  if (written.length !== 2) return written;
  const latest = thisYear + SHORT_YEARS_AHEAD;
  return String(latest - ((latest - Number(written)) % 100));
}
