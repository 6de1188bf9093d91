import type { Language } from '@trazo/plan/languages';
import { localeOf } from '@trazo/plan/regions';
import { parseDate } from './date-text.ts';
import { monthNamed } from './month-name.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a month as a plan keeps it: `2027-03`. */
export const isMonth = (text: string): boolean => MONTH.test(text);

/** A month in the language's own writing (`marzo de 2027`); text that is none comes back as it is. */
export function formatMonth(month: string, language: Language): string {
  if (!isMonth(month)) return month;
  const format = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Reads `marzo 2027`, `3/2027`, `2027-03` or a day of the month; undefined where it is none. */
export function parseMonth(text: string): string | undefined {
  const plain = text.trim();
  return isMonth(plain) ? plain : parseDate(plain)?.slice(0, 'YYYY-MM'.length);
}

/** Reads a month without its year (`abril`, `sept`), in any of our languages, as the next one from today; undefined where it is none. */
export function comingMonth(text: string, today = new Date()): string | undefined {
  const month = monthNamed(text.trim());
  if (month === undefined) return undefined;
  const year = today.getFullYear() + (month > today.getMonth() ? 0 : 1);
  return `${year}-${String(month).padStart(2, '0')}`;
}
