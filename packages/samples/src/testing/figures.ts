import type { Forecast } from '@trazo/forecast/forecast';
import { debtServiceOf } from '@trazo/forecast/ratios/ratios';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { BOUGHT_KINDS } from '@trazo/plan/finance/assumptions/costs';
import type { Language } from '@trazo/plan/languages';
import { writeDigits } from '@trazo/plan/writing/number-convention';
import { WRITING_CONVENTIONS } from '@trazo/plan/writing/writing-conventions';
import { workedSample } from './worked-sample.ts';

const MILLION = 1_000_000;

/** The figures of a sample, written as its prose writes them. */
export class Figures {
  readonly forecast: Forecast;
  readonly assumptions: Assumptions;
  readonly #language: Language;

  constructor(language: Language) {
    const { forecast, assumptions } = workedSample(language);
    this.#language = language;
    this.forecast = forecast;
    this.assumptions = assumptions;
  }

  varied(vary: (assumptions: Assumptions) => Assumptions): Forecast {
    return workedSample(this.#language, vary).forecast;
  }

  /** An amount or count, rounded to a step, thousands grouped. */
  n(value: number, step = 1): string {
    return writeDigits(`${Math.round(value / step) * step}`, this.#language);
  }

  /** With exactly so many decimals. */
  d(value: number, digits: number): string {
    return value.toFixed(digits).replace('.', WRITING_CONVENTIONS[this.#language].decimal);
  }

  /** Parts per million as a number with decimals: a ratio. */
  ratio(ppm: number | null, digits: number): string {
    return this.d((ppm ?? Number.NaN) / MILLION, digits);
  }

  percent(part: number, whole: number, digits = 0): string {
    return this.d((100 * part) / whole, digits);
  }

  millions(value: number, digits: number): string {
    return this.d(value / MILLION, digits);
  }

  /** A month of the forecast by its name and year. */
  month(month: number, style: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }): string {
    const [year = 0, first = 0] = this.assumptions.start.split('-').map(Number);
    return new Intl.DateTimeFormat(this.#language, { ...style, timeZone: 'UTC' }).format(
      Date.UTC(year, first - 2 + month, 1),
    );
  }

  /** What a fiscal year earns: sales, and grants released. */
  income(year: number, { income } = this.forecast): number {
    return this.of('revenue', year, income) + this.of('otherIncome', year, income);
  }

  of(line: keyof Forecast['income'], year: number, income = this.forecast.income): number {
    return income[line].years[year - 1] ?? Number.NaN;
  }

  /** Revenue of a stream in a fiscal year. */
  sold(id: string, year: number): number {
    const months = this.forecast.sales.find(({ stream }) => stream.id === id)?.revenue ?? [];
    return months.slice(12 * year - 11, 12 * year + 1).reduce((total, each) => total + each, 0);
  }

  growth(year: number, digits = 0): string {
    return this.percent(this.income(year) - this.income(year - 1), this.income(year - 1), digits);
  }

  ratios(year: number, { ratios } = this.forecast) {
    const found = ratios.years[year - 1];
    if (found === undefined) throw new RangeError(`no fiscal year ${year}`);
    return found;
  }

  /** Interest and principal paid in a fiscal year, to banks and to partners. */
  debtService(year: number): number {
    return debtServiceOf(this.forecast.cash, 'years')[year - 1] ?? 0;
  }

  /** Investments of the first twelve months, of all kinds. */
  get invested(): number {
    const { uses } = this.forecast.sourcesAndUses;
    return BOUGHT_KINDS.reduce((total, kind) => total + uses[kind], 0);
  }

  /** The lowest bank balance of the first months. */
  lowest(months: number, { cash } = this.forecast): { month: number; amount: number } {
    const closing = cash.closing.slice(0, months + 1);
    const amount = Math.min(...closing);
    return { month: closing.indexOf(amount), amount };
  }

  /** Cost of an investment, or of several. */
  cost(...ids: string[]): number {
    return this.assumptions.investments
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .reduce((total, { cost }) => total + Number(cost), 0);
  }

  lent(id: string): number {
    const payouts = this.assumptions.loans.find((loan) => loan.id === id)?.payouts ?? [];
    return payouts.reduce((total, { amount }) => total + Number(amount), 0);
  }

  given(...ids: string[]): number {
    const all = [...this.assumptions.contributions, ...this.assumptions.grants];
    return all.filter(({ id }) => ids.includes(id)).reduce((total, { amount }) => total + Number(amount), 0);
  }

  /** What is owed of loans after a month. */
  owed(month: number, ...ids: string[]): number {
    return this.forecast.loans
      .filter(({ loan }) => ids.includes(loan.id))
      .reduce(
        (total, { instalments }) =>
          total + (instalments.findLast((row) => row.month <= month)?.closing ?? 0) / 100,
        0,
      );
  }

  /** One instalment of a loan, interest and principal. */
  instalment(id: string, month: number): number {
    const rows = this.forecast.loans.find(({ loan }) => loan.id === id)?.instalments ?? [];
    const row = rows.find((each) => each.month === month);
    return ((row?.interest ?? Number.NaN) + (row?.principal ?? 0)) / 100;
  }
}

/** What a sample's prose says of the forecast, and the figures it states that follow from nothing in it. */
export interface Said {
  readonly claims: (figures: Figures) => readonly string[];
  /** Pieces of prose whose figures are facts of their own: offers, prices, past years, the law. */
  readonly facts: readonly string[];
}
