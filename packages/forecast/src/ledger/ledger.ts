import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { COLUMNS, type Months, noMonths } from '../numbers/posted.ts';
import { ACCOUNTS, type Account, CASH_LINES, type CashLine, NUMBER_OF } from './accounts.ts';
import type { Formula } from './operands.ts';

/** What a posting comes from: an assumption by its id, and the line of the cash plan if it moves the bank. */
export interface Origin {
  readonly kind: string;
  readonly id: string;
  readonly cash?: CashLine;
  /** Category of an overhead, kind of an investment. */
  readonly group?: string;
}

/** One stream of money: an integer of grain a month, from the credited account to the debited one. */
export interface Posting {
  readonly debit: Account;
  readonly credit: Account;
  readonly months: Months;
  readonly origin: Origin;
  readonly formula: Formula;
}

/** Four balances of this size add up without loss. */
const EXACT = 2 ** 51;
const isSmall = (value: number): boolean => value < EXACT && value > -EXACT && Math.floor(value) === value;

const LINE_NUMBER = new Map<CashLine | undefined, number>(CASH_LINES.map((line, index) => [line, index]));
const rowOf = (line: CashLine | undefined): number => (LINE_NUMBER.get(line) ?? CASH_LINES.length) * COLUMNS;

/** A row by month, as a list. */
function rowIn(table: Float64Array, first: number): number[] {
  const row = noMonths();
  for (let month = 0; month < COLUMNS; month += 1) row[month] = table[first + month] ?? 0;
  return row;
}

/** Postings and what they come to. All views are sums of postings, so all of them agree. */
export class Ledger {
  readonly postings: Posting[] = [];
  readonly years: FiscalYears;
  #isWhole = true;
  readonly #flows = new Float64Array(ACCOUNTS.length * COLUMNS);
  /** What the bank receives (paid: negative) by line of the cash plan; the last row has what belongs to none. */
  readonly #cash = new Float64Array((CASH_LINES.length + 1) * COLUMNS);

  constructor(years: FiscalYears) {
    this.years = years;
  }

  /** A row without what lies beyond the last fiscal year. */
  #within(months: Months): Months {
    const { lastMonth } = this.years;
    return lastMonth >= COLUMNS - 1
      ? months
      : months.map((amount, month) => (month > lastMonth ? 0 : amount));
  }

  /** Posts a row; the formula is kept, and run when a user asks how a month was worked out. */
  post(debit: Account, credit: Account, row: Months, origin: Origin, formula: Formula): void {
    const months = this.#within(row);
    const flows = this.#flows;
    let moved = false;
    const to = NUMBER_OF[debit] * COLUMNS;
    const from = NUMBER_OF[credit] * COLUMNS;
    const sign = debit === 'bank' ? 1 : credit === 'bank' ? -1 : 0;
    const cash = this.#cash;
    const line = rowOf(origin.cash);
    for (let month = 0; month < COLUMNS; month += 1) {
      const value = months[month] ?? 0;
      if (value === 0) continue;
      moved = true;
      if (!isSmall(value)) this.#isWhole = false;
      flows[to + month] = (flows[to + month] ?? 0) + value;
      flows[from + month] = (flows[from + month] ?? 0) - value;
      if (sign !== 0) cash[line + month] = (cash[line + month] ?? 0) + sign * value;
    }
    if (moved) this.postings.push({ debit, credit, months, origin, formula });
  }

  /** Whether all amounts are whole and small enough that sums of several are exact, too. */
  get isExact(): boolean {
    return this.#isWhole && ACCOUNTS.every((account) => this.balances(account).every(isSmall));
  }

  /** What the bank receives under a line of the cash plan a month, payments negative; without a line: what no line has. */
  received(line?: CashLine): number[] {
    return rowIn(this.#cash, rowOf(line));
  }

  /** Debits less credits of an account a month. */
  flows(account: Account): number[] {
    return rowIn(this.#flows, NUMBER_OF[account] * COLUMNS);
  }

  /** Debits less credits of an account in a month. */
  flow(account: Account, month: number): number {
    return this.#flows[NUMBER_OF[account] * COLUMNS + month] ?? 0;
  }

  /** Flows of an account from month to month, both included. */
  flowBetween(account: Account, first: number, last: number): number {
    const flows = this.#flows;
    const row = NUMBER_OF[account] * COLUMNS;
    let total = 0;
    for (let month = first; month <= last; month += 1) total += flows[row + month] ?? 0;
    return total;
  }

  /** Balance at the end of each month. */
  balances(account: Account): number[] {
    const flows = this.#flows;
    const row = NUMBER_OF[account] * COLUMNS;
    const balances: number[] = [];
    let total = 0;
    for (let month = 0; month < COLUMNS; month += 1) {
      total += flows[row + month] ?? 0;
      balances.push(total);
    }
    return balances;
  }
}
