import type { ForecastContext } from '../forecast-context.ts';
import { type Formula, money, named, percent } from '../ledger/operands.ts';
import { mulDiv } from '../numbers/integers.ts';
import { addAt, noMonths, valueAt } from '../numbers/posted.ts';
import { type BandPart, bandParts, sumOfBands } from './bands.ts';

/**
 * What owners pay on their own income tax: after each quarter the tax on the calendar year's profit so far, each band of a year
 * in proportion, less what they have paid of it. Their yearly settlement depends on more than the business and is left to them.
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
    const due = Math.max(0, sumOfBands(this.#partsIn(month)) - this.#prepaid);
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
      const parts = this.#partsIn(month - 1).filter(({ rate }) => rate > 0);
      return [
        ...parts.flatMap(({ amount, rate }) => [
          named('+', 'profitSoFar', money(context, amount)),
          named('×', 'share', percent(rate)),
        ]),
        ...(prepaid === 0 ? [] : [named('−', 'taxPrepaid', money(context, prepaid))]),
      ];
    };
  }

  /** The profit of all owners until the end of a quarter, over bands of as many months of a year. */
  #partsIn(month: number): BandPart[] {
    const context = this.#context;
    const { assumptions, pack, parameters } = context;
    const year = context.calendarYear(month);
    const months = assumptions.owner.count * context.calendarMonth(month);
    return bandParts(pack.ownerTax, Math.max(0, valueAt(this.#profit, month)), {
      limitOf: (key) => mulDiv(context.fromCents(parameters.at(key, year)), months, 12),
      rateOf: (key) => parameters.at(key, year),
    });
  }
}
