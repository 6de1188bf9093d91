import { type CalendarDate, calendarDate } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import { WRITING_CONVENTIONS } from './writing-conventions.ts';

/** A day in the language's own writing; text that is no day comes back as it is. */
export function formatDate(value: CalendarDate, language: Language): string {
  if (value === '' || !calendarDate.safeParse(value).success) return value;
  return value.split('-').toReversed().join(WRITING_CONVENTIONS[language].dateSeparator);
}

/**
 * How far ahead a year of two digits may lie, counted from now; beyond that it is one of the last hundred. The days asked
 * for are those on which companies begin: long past, or planned a few years from now.
 */
const SHORT_YEARS_AHEAD = 10;

/** The days a date field takes: the oldest companies are as old, and no plan looks further. */
export const DATE_BOUNDS = { first: '1500-01-01', last: '2100-12-31' } as const;

/** Reads a day within the bounds of the date fields. Undefined when it is none of them. */
export function parseDate(text: string): CalendarDate | undefined {
  const day = readDay(text);
  return day === undefined || isOutOfBounds(day) ? undefined : day;
}

export const isOutOfBounds = (day: CalendarDate): boolean =>
  day !== '' && (day < DATE_BOUNDS.first || day > DATE_BOUNDS.last);

/** Reads `3/4/2027`, `03.04.27` or `2027-04-03` as a day of any year. Undefined when there is no such day. */
export function readDay(text: string, thisYear = new Date().getFullYear()): CalendarDate | undefined {
  const numbers = text.trim().match(/\d+/g) ?? [];
  if (text.trim() === '') return '';
  if (numbers.length !== 3 || /[^\d\s./-]/.test(text)) return undefined;
  const [first = '', month = '', last = ''] = numbers;
  const [year, day] = first.length === 4 ? [first, last] : [fullYear(last, thisYear), first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return calendarDate.safeParse(date).success ? date : undefined;
}

function fullYear(written: string, thisYear: number): string {
  if (written.length !== 2) return written;
  const latest = thisYear + SHORT_YEARS_AHEAD;
  return String(latest - ((latest - Number(written)) % 100));
}
