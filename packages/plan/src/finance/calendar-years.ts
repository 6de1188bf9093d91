import type { Country } from '../countries.ts';
import type { CalendarDate } from '../fields.ts';
import type { Assumptions } from './assumptions/assumptions.ts';
import { lawCountry } from './assumptions/law-country.ts';
import { type FiscalYears, fiscalYearsOf } from './fiscal-calendar.ts';

type Dated = {
  readonly general: { readonly newCompany: boolean; readonly activityDate: CalendarDate };
  readonly finance: { readonly assumptions: Pick<Assumptions, 'start'> | null };
};

type DatedByLaw = Dated & {
  readonly general: { readonly country: Country | '' };
  readonly finance: { readonly assumptions: Pick<Assumptions, 'country' | 'yearEnd'> | null };
};

const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;
const DAY = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-\d\d$/;

/**
 * The day the first fiscal year begins, blank where it is not known: the forecast's first, else the day a new company opens.
 * A running business opened long before its plan's first year.
 */
export function startOf({ general, finance }: Dated): CalendarDate {
  const { start = '' } = finance.assumptions ?? {};
  const opening = general.newCompany && DAY.test(general.activityDate) ? general.activityDate : '';
  return MONTH.test(start) ? `${start}-01` : opening;
}

/** Which months of a plan its fiscal years have: the first ends when its country's do. */
export function fiscalYearsOfPlan(plan: DatedByLaw): FiscalYears {
  const { yearEnd = '' } = plan.finance.assumptions ?? {};
  return fiscalYearsOf({ start: startOf(plan).slice(0, 7), yearEnd }, lawCountry(plan));
}

const partsOf = (start: CalendarDate) => ({
  year: Number(start.slice(0, 4)),
  month: Number(start.slice(5, 7)),
});

/** A fiscal year (from 1) by the calendar: `2027`, or `2027/28` where it ends in the next one; undefined without a start. */
export function calendarYear(start: CalendarDate, number: number, years: FiscalYears): string | undefined {
  if (start === '') return undefined;
  const yearOf = (month: number) => Number(firstDayOf(start, month).slice(0, 4));
  const [first, last] = [yearOf(years.firstOf(number)), yearOf(years.lastOf(number))];
  return first === last ? String(first) : `${first}/${String(last % 100).padStart(2, '0')}`;
}

/** The first day of a month of the forecast, whose month 1 is the first; blank without a start. */
export function firstDayOf(start: CalendarDate, month: number): CalendarDate {
  if (start === '') return '';
  const parts = partsOf(start);
  return isoDay(Date.UTC(parts.year, parts.month + month - 2));
}

/** The last day of a month of the forecast; of month 0, the day before it begins. */
export function lastDayOf(start: CalendarDate, month: number): CalendarDate {
  if (start === '') return '';
  const parts = partsOf(start);
  return isoDay(Date.UTC(parts.year, parts.month + month - 1, 0));
}

const isoDay = (time: number): CalendarDate => new Date(time).toISOString().slice(0, 10);
