import type { Country } from '../countries.ts';
import type { Assumptions } from './assumptions/assumptions.ts';

/** Months the forecast looks ahead, and its fiscal years. */
const MONTHS = 60;
const YEARS = 5;
/** Months beyond the forecast that yearly factors are asked for: customers pay a year in advance. */
const AHEAD = 12;

/** Which months of a forecast its five fiscal years have: the first may be short, the others have twelve. */
export class FiscalYears {
  readonly #firstMonths: number;
  readonly #indices: readonly number[];

  constructor(firstMonths: number) {
    this.#firstMonths = firstMonths;
    const indexOf = (month: number) => Math.max(0, Math.ceil((month - firstMonths) / 12));
    this.#indices = Array.from({ length: MONTHS + AHEAD + 1 }, (_, month) =>
      Math.min(YEARS - 1, indexOf(month)),
    );
  }

  /** Months of the first year: 1 to 12. */
  get firstMonths(): number {
    return this.#firstMonths;
  }

  /** The last month of the fifth year; nothing is counted after it. */
  get lastMonth(): number {
    return this.lastOf(YEARS);
  }

  /** Index of each month's year; month 0 belongs to the first, what lies beyond the last to the last. */
  get indices(): readonly number[] {
    return this.#indices;
  }

  /** Fiscal year (from 1) of a month. */
  yearOf(month: number): number {
    return (this.#indices[month] ?? YEARS - 1) + 1;
  }

  /** First and last month of a year in statements: month 0 counts into the first. */
  monthsOf(year: number): readonly [first: number, last: number] {
    return [year === 1 ? 0 : this.firstOf(year), this.lastOf(year)];
  }

  /** First month of a year, from month 1. */
  firstOf(year: number): number {
    return year === 1 ? 1 : this.lastOf(year - 1) + 1;
  }

  lastOf(year: number): number {
    return this.#firstMonths + 12 * (year - 1);
  }

  /** How many months a year has. */
  lengthOf(year: number): number {
    return year === 1 ? this.#firstMonths : 12;
  }
}

const BY_LENGTH = Array.from({ length: 12 }, (_, index) => new FiscalYears(index + 1));

/** Five years of twelve months, where nothing else is known. */
export const WHOLE_YEARS = new FiscalYears(12);

/** The month that fiscal years end in by law or custom; elsewhere twelve months from the start are one. */
const YEAR_ENDS: Partial<Record<Country | '', number>> = { es: 12, fr: 12, de: 12, it: 12, us: 12 };

/** The fiscal years of a plan that starts in a month (`YYYY-MM`), under a country's law unless it ends its years otherwise. */
export function fiscalYearsOf(
  { start, yearEnd }: Pick<Assumptions, 'start' | 'yearEnd'>,
  country: Country | '',
): FiscalYears {
  const end = yearEnd === '' ? YEAR_ENDS[country] : yearEnd;
  const month = Number(start.slice(5, 7));
  if (end === undefined || !(month >= 1)) return WHOLE_YEARS;
  return BY_LENGTH[(end - month + 12) % 12] ?? WHOLE_YEARS;
}
