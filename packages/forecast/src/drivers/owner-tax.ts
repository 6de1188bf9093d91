import type { ForecastContext } from '../forecast-context.ts';
import { type Formula, money, named, percent } from '../ledger/operands.ts';
import { MILLION } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { addAt, noMonths, valueAt } from '../numbers/posted.ts';

/**
 * What owners pay on their own income tax: after each quarter a share of the calendar year's profit so far, less what they
 * have paid of it. Their yearly settlement depends on more than the business and is left to them.
 */
export class OwnerTax {
  readonly paid = noMonths();
  readonly #context: ForecastContext;
  /** The calendar year's profit until each month, and what had been paid of its tax. */
  readonly #profit = noMonths();
  readonly #before = noMonths();
  #earned = 0;
  #prepaid = 0;

  constructor(context: ForecastContext) {
    this.#context = context;
  }

  /** Adds a month's profit and, at the end of a quarter, pays on it in the month after. */
  earn(month: number, profit: number): void {
    const context = this.#context;
    this.#earned += profit;
    if (context.taxedAs === 'company' || month === 0 || context.calendarMonth(month) % 3 !== 0) return;
    this.#profit[month] = this.#earned;
    this.#before[month] = this.#prepaid;
    const due = Math.max(0, mulDiv(this.#earned, this.#shareIn(month), MILLION) - this.#prepaid);
    addAt(this.paid, month + 1, due);
    this.#prepaid += due;
    if (context.calendarMonth(month) !== 12) return;
    this.#earned = 0;
    this.#prepaid = 0;
  }

  get formula(): Formula {
    const context = this.#context;
    return (month) => {
      const prepaid = valueAt(this.#before, month - 1);
      return [
        named('+', 'profitSoFar', money(context, valueAt(this.#profit, month - 1))),
        named('×', 'share', percent(this.#shareIn(month - 1))),
        ...(prepaid === 0 ? [] : [named('−', 'taxPrepaid', money(context, prepaid))]),
      ];
    };
  }

  #shareIn(month: number): number {
    const { pack, parameters } = this.#context;
    const key = pack.ownerTaxShare;
    return key === null ? 0 : parameters.at(key, this.#context.calendarYear(month));
  }
}
