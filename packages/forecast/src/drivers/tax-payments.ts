import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { must } from '@trazo/plan/must';
import { money, named, opened, percent } from '../ledger/operands.ts';
import { MILLION } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { addAt, FISCAL_YEARS, noMonths, valueAt } from '../numbers/posted.ts';
import type { Book } from './book.ts';
import { IncomeTax } from './income-tax.ts';

/** Income tax from year to year: charged at the end, paid in instalments, and settled some months later. */
export class TaxPayments {
  readonly #book: Book;
  readonly #incomeTax: IncomeTax;
  readonly #isCompany: boolean;
  readonly #settleLag: number;
  readonly #years: FiscalYears;
  readonly #byYear: number[] = [];
  readonly #prepaid = new Array<number>(FISCAL_YEARS + 1).fill(0);
  readonly #charged = noMonths();
  readonly #offset = noMonths();
  readonly #instalments = noMonths();
  readonly #settled = noMonths();
  readonly #prepaidBack = noMonths();
  readonly #taxBack = noMonths();

  constructor(book: Book) {
    const { context } = book;
    this.#book = book;
    this.#years = context.years;
    this.#incomeTax = new IncomeTax(context);
    this.#isCompany = context.taxedAs === 'company';
    this.#settleLag = this.#isCompany
      ? Math.max(1, context.parameters.at('incomeTax.settleLag', context.calendarYear(1)))
      : 1;
  }

  /** Losses left to carry forward. */
  get losses(): number {
    return this.#incomeTax.losses;
  }

  payInstalment(month: number): void {
    const { context } = this.#book;
    const { pack, parameters } = context;
    if (!this.#isCompany || !pack.incomeTax.instalmentMonths.includes(context.calendarMonth(month))) return;
    if (this.#incomeTax.isFreeOfInstalments(this.#years.yearOf(month))) return;
    const last = this.#lastTax(month);
    const threshold = parameters.at('incomeTax.instalmentThreshold', context.calendarYear(1));
    if (last <= 0 || last < context.fromCents(threshold)) return;
    const part = mulDiv(last, this.#instalmentShare(month), MILLION);
    addAt(this.#instalments, month, part);
    addAt(this.#prepaid, this.#years.yearOf(month), part);
  }

  /** What the bank receives in a month, less what it pays. */
  received(month: number): number {
    return (
      valueAt(this.#prepaidBack, month) +
      valueAt(this.#taxBack, month) -
      valueAt(this.#instalments, month) -
      valueAt(this.#settled, month)
    );
  }

  /** The tax of a fiscal year that has ended; a typed one wins. */
  charge(year: number, resultBeforeTax: number, turnover: number): number {
    const computed = this.#isCompany ? this.#incomeTax.taxOf(year, resultBeforeTax, turnover) : 0;
    const tax = this.#book.pins.of('incomeTaxExpense', year) ?? computed;
    const month = this.#years.lastOf(year);
    const prepaid = valueAt(this.#prepaid, year);
    const offset = Math.min(prepaid, Math.max(0, tax));
    const rest = tax - offset;
    this.#byYear.push(tax);
    addAt(this.#charged, month, tax);
    addAt(this.#offset, month, offset);
    addAt(rest > 0 ? this.#settled : this.#taxBack, month + this.#settleLag, Math.abs(rest));
    addAt(this.#prepaidBack, month + this.#settleLag, prepaid - offset);
    return tax;
  }

  post(): void {
    const { context, ledger, pins } = this.#book;
    const origin = { kind: 'computed', id: 'incomeTax' };
    const paid = { ...origin, cash: 'incomeTax' } as const;
    const back = { ...origin, cash: 'taxRefund' } as const;
    const prepaid = (operator: '+' | '−', amount: number) =>
      amount === 0 ? [] : [named(operator, 'taxPrepaid', money(context, amount))];
    ledger.post('taxPrepaid', 'bank', this.#instalments, paid, (month) => [
      named('+', 'lastTax', money(context, this.#lastTax(month))),
      named('×', 'share', percent(this.#instalmentShare(month))),
    ]);
    ledger.post('incomeTax', 'taxOwed', this.#charged, origin, (month) => {
      const typed = pins.of('incomeTaxExpense', this.#years.yearOf(month));
      if (typed !== undefined) return [named('+', 'typedYear', money(context, typed))];
      return this.#incomeTax.operandsOf(this.#years.yearOf(month));
    });
    ledger.post('taxOwed', 'taxPrepaid', this.#offset, origin, (month) =>
      prepaid('+', valueAt(this.#offset, month)),
    );
    ledger.post('taxOwed', 'bank', this.#settled, paid, (month) => {
      const { tax, operand } = this.#settledTax('+', month);
      return [operand, ...prepaid('−', tax - valueAt(this.#settled, month))];
    });
    ledger.post('bank', 'taxPrepaid', this.#prepaidBack, back, (month) => {
      const { tax, operand } = this.#settledTax('−', month);
      const offset = Math.max(0, tax);
      return [
        ...prepaid('+', valueAt(this.#prepaidBack, month) + offset),
        ...(offset === 0 ? [] : [operand]),
      ];
    });
    ledger.post('bank', 'taxOwed', this.#taxBack, back, (month) => [this.#settledTax('−', month).operand]);
  }

  /** Tax of the last year that is settled before a month; of a running company, of one before the plan. */
  #lastTax(month: number): number {
    const { context } = this.#book;
    const settled = this.#byYear.findLast(
      (_, index) => this.#years.lastOf(index + 1) + this.#settleLag < month,
    );
    return settled ?? context.grains(context.assumptions.incomeTax.taxBefore);
  }

  #instalmentShare(month: number): number {
    const { context } = this.#book;
    return context.parameters.at('incomeTax.instalmentShare', context.calendarYear(month));
  }

  /** The tax of the year that is settled in a month. */
  #settledTax(operator: '+' | '−', month: number) {
    const year = this.#years.yearOf(month - this.#settleLag);
    const tax = must(this.#byYear[year - 1], 'a tax of the year that is settled');
    const figure = { kind: 'income', line: 'incomeTax', at: { year } } as const;
    return { tax, operand: opened(operator, figure, money(this.#book.context, tax)) };
  }
}
