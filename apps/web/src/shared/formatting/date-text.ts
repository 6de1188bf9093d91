import { type CalendarDate, calendarDate } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import { WRITING_CONVENTIONS } from './writing-conventions.ts';

/** A day in the language's own writing; text that is no day comes back as it is. */
export function formatDate(value: CalendarDate, language: Language): string {
  if (value === '' || !calendarDate.safeParse(value).success) return value;
  return value.split('-').toReversed().join(WRITING_CONVENTIONS[language].dateSeparator);
}

/** Reads `3/4/2027`, `03.04.27` or `2027-04-03` as a day. Undefined when there is no such day. */
export function parseDate(text: string): CalendarDate | undefined {
  const numbers = text.trim().match(/\d+/g) ?? [];
  if (text.trim() === '') return '';
  if (numbers.length !== 3 || /[^\d\s./-]/.test(text)) return undefined;
  const [first = '', month = '', last = ''] = numbers;
  const [year, day] = first.length === 4 ? [first, last] : [last.length === 2 ? `20${last}` : last, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return calendarDate.safeParse(date).success ? date : undefined;
}
