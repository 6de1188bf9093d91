import { COLUMNS, type Months } from '../numbers/posted.ts';
import { ACCOUNTS, type Account, type CashLine, NUMBER_OF } from './accounts.ts';

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
}

/** Four balances of this size add up without loss. */
const EXACT = 2 ** 51;
const isSmall = (value: number): boolean => value < EXACT && value > -EXACT && Math.floor(value) === value;

/** Postings and what they come to. All views are sums of postings, so all of them agree. */
export class Ledger {
  readonly postings: Posting[] = [];
  #isWhole = true;
  readonly #flows = new Float64Array(ACCOUNTS.length * COLUMNS);

  post(debit: Account, credit: Account, months: Months, origin: Origin): void {
    const flows = this.#flows;
    let moved = false;
    const to = NUMBER_OF[debit] * COLUMNS;
    const from = NUMBER_OF[credit] * COLUMNS;
    for (let month = 0; month < COLUMNS; month += 1) {
      const value = months[month] ?? 0;
      if (value === 0) continue;
      moved = true;
      if (!isSmall(value)) this.#isWhole = false;
      flows[to + month] = (flows[to + month] ?? 0) + value;
      flows[from + month] = (flows[from + month] ?? 0) - value;
    }
    if (moved) this.postings.push({ debit, credit, months, origin });
  }

  /** Whether all amounts are whole and small enough that sums of several are exact, too. */
  get isExact(): boolean {
    return this.#isWhole && ACCOUNTS.every((account) => this.balances(account).every(isSmall));
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
