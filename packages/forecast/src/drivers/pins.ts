import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import type { ForecastContext } from '../forecast-context.ts';
import type { Account, CashLine } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { bracket, type Formula, money, named, partOf, shareOfYear } from '../ledger/operands.ts';
import { LIMIT } from '../limits.ts';
import { FISCAL_YEARS, type Months, noMonths } from '../numbers/posted.ts';
import { split } from '../numbers/split.ts';

/** Whether a typed year is more than twelve months of a line can be; it counts as not typed. */
export const isBeyond = (amount: string): boolean => Math.abs(Number(amount)) > 12 * LIMIT;

/** Figures of the five-year grid typed by hand. They win: the forecast takes them as given. */
export class Pins {
  readonly #amounts = new Map<string, number>();

  readonly #scale: number;
  readonly #years: FiscalYears;

  constructor(context: ForecastContext) {
    this.#scale = context.scale;
    this.#years = context.years;
    for (const { path, amount } of context.assumptions.pins) {
      if (amount !== '' && !isBeyond(amount)) this.#amounts.set(path, context.grains(amount));
    }
  }

  /** The typed figure of a line (`revenues.f:s1`) in a fiscal year. */
  of(line: string, year: number): number | undefined {
    return this.#amounts.get(`${line}.FY${year}`);
  }

  /** How a row of a line came about: as its share of a typed year, else as the row itself did. */
  formula(line: string, months: Months, computed: Formula): Formula {
    return (month) => {
      const typed = this.of(line, this.#years.yearOf(month));
      if (typed === undefined) return computed(month);
      return shareOfYear({ scale: this.#scale }, 'typedYear', typed, months[month] ?? 0);
    };
  }

  /**
   * Scales the rows of a line, month by month, until a pinned year comes to its figure; a year without anything gets it in
   * equal parts in the first row.
   */
  apply(line: string, rows: readonly number[][]): void {
    if (rows.length === 0 || this.#amounts.size === 0) return;
    for (let year = 1; year <= 5; year += 1) {
      const target = this.of(line, year);
      if (target === undefined) continue;
      const [first, last] = this.#years.monthsOf(year);
      const cells = rows.flatMap((row) =>
        Array.from({ length: last - first + 1 }, (_, index) => ({ row, month: first + index })),
      );
      const weights = cells.map(({ row, month }) => Math.abs(row[month] ?? 0));
      const blank = weights.every((weight) => weight === 0);
      const parts = split(
        target,
        blank ? cells.map(({ row, month }) => (row === rows[0] && month > 0 ? 1 : 0)) : weights,
      );
      for (const [index, { row, month }] of cells.entries()) row[month] = parts[index] ?? 0;
    }
  }
}

/** Equal parts of an amount in the months of a fiscal year, added to a row. */
export function addEqually(row: number[], years: FiscalYears, year: number, amount: number): void {
  const parts = split(amount, new Array<number>(years.lengthOf(year)).fill(1));
  for (const [index, part] of parts.entries()) {
    const month = years.firstOf(year) + index;
    row[month] = (row[month] ?? 0) + part;
  }
}

interface Difference {
  /** Path of the line in the grid. */
  readonly line: string;
  readonly account: Account;
  /** The other side, debited where the account is income. */
  readonly against: Account;
  readonly cash?: CashLine;
}

/** Posts what a line's typed years differ by from what its account has come to, in equal parts. */
export function postDifference(
  {
    context,
    ledger,
    pins,
  }: { readonly context: ForecastContext; readonly ledger: Ledger; readonly pins: Pins },
  { line, account, against, cash }: Difference,
): void {
  const difference = noMonths();
  const byYear: number[] = [];
  const sign = account === 'otherIncome' ? -1 : 1;
  for (let year = 1; year <= FISCAL_YEARS; year += 1) {
    const target = pins.of(line, year);
    if (target === undefined) continue;
    const rest = target - sign * ledger.flowBetween(account, ...ledger.years.monthsOf(year));
    byYear[year] = rest;
    addEqually(difference, ledger.years, year, rest);
  }
  const origin = { kind: 'pin', id: line, ...(cash === undefined ? {} : { cash }) };
  const formula: Formula = (month) => {
    const year = ledger.years.yearOf(month);
    const typed = pins.of(line, year) ?? 0;
    const rest = byYear[year] ?? 0;
    const others = named('−', 'otherPostings', money(context, typed - rest));
    return [
      bracket('+', [named('+', 'typedYear', money(context, typed)), others], money(context, rest)),
      named('×', 'shareOfYear', partOf(difference[month] ?? 0, rest)),
    ];
  };
  if (sign < 0) ledger.post(against, account, difference, origin, formula);
  else ledger.post(account, against, difference, origin, formula);
}
