import { type Formula, money, named } from '../ledger/operands.ts';
import { COLUMNS, noMonths } from '../numbers/posted.ts';
import type { Book } from './book.ts';

/** Value-added tax declared at the end of each period, and paid or refunded some months later. */
export class VatReturns {
  readonly paid = noMonths();
  readonly refunded = noMonths();
  readonly #book: Book;
  readonly #isCharged: boolean;
  readonly #period: number;
  readonly #payLag: number;
  readonly #refundLag: number;
  /** The balance of the account. */
  #vat = 0;
  /** What of it has been declared, and not yet been paid. */
  #declared = 0;

  constructor(book: Book) {
    const { assumptions, parameters, vatScheme } = book.context;
    const year1 = book.context.calendarYear(1);
    this.#book = book;
    this.#isCharged = vatScheme === 'standard' || vatScheme === 'cash';
    const parameter = (key: string) => (this.#isCharged ? parameters.at(key, year1) : 0);
    this.#period = assumptions.vat.periodMonths || parameter('vat.periodMonths') || 3;
    this.#payLag = parameter('vat.payLag');
    this.#refundLag = this.#refund === 'carry' ? 0 : parameter('vat.refundLag');
  }

  /** Adds a month up and, at the end of a period, declares what is due. */
  declare(month: number): void {
    const { context, ledger } = this.#book;
    const settled = (this.paid[month] ?? 0) - (this.refunded[month] ?? 0);
    this.#vat += ledger.flow('vat', month) + settled;
    this.#declared += settled;
    const calendar = context.calendarMonth(month);
    if (!this.#isCharged || calendar % this.#period !== 0) return;
    if (month === 0) {
      this.#declareOpening();
      return;
    }
    const due = -(this.#vat - this.#declared);
    const isClaimed = this.#refund === 'refund' || (this.#refund === 'yearEnd' && calendar === 12);
    if (due > 0 || (due < 0 && isClaimed)) this.#settle(month, due);
  }

  /** A period that ends as the plan starts: what is owed of it stands in the opening balance, and is paid in its time. */
  #declareOpening(): void {
    const { context } = this.#book;
    const owed = context.grains(context.assumptions.opening?.vatOwed ?? '');
    if (owed > 0) this.#settle(0, owed, Math.max(1, this.#payLag));
  }

  post(): void {
    const { ledger } = this.#book;
    const origin = { kind: 'computed', id: 'vat' };
    const due = this.#formula(this.paid, this.#payLag, 1);
    const claimed = this.#formula(this.refunded, this.#refundLag, -1);
    ledger.post('vat', 'bank', this.paid, { ...origin, cash: 'vat' }, due);
    ledger.post('bank', 'vat', this.refunded, { ...origin, cash: 'vatRefund' }, claimed);
  }

  /** How a payment came about: charged to customers, less that of purchases, and what was carried from before. */
  #formula(settled: readonly number[], lag: number, sign: 1 | -1): Formula {
    const { context, ledger } = this.#book;
    return (month) => {
      const end = month - lag;
      let [charged, purchases] = [0, 0];
      for (const { debit, credit, months, origin } of ledger.postings) {
        if (origin.kind === 'computed' || (debit !== 'vat' && credit !== 'vat')) continue;
        for (let each = Math.max(0, end - this.#period + 1); each <= end; each += 1) {
          if (debit === 'vat') purchases += months[each] ?? 0;
          else charged += months[each] ?? 0;
        }
      }
      const carried = (settled[month] ?? 0) - sign * (charged - purchases);
      const operator = (amount: number) => (amount > 0 ? '+' : '−');
      return [
        named(operator(sign), 'vatCharged', money(context, charged), { month: end }),
        named(operator(-sign), 'vatOnPurchases', money(context, purchases), { month: end }),
        ...(carried === 0 ? [] : [named(operator(carried), 'vatCarried', money(context, Math.abs(carried)))]),
      ];
    };
  }

  get #refund() {
    const { assumptions, pack } = this.#book.context;
    return assumptions.vat.refund || pack.vat.refund;
  }

  #settle(month: number, due: number, lag = due > 0 ? this.#payLag : this.#refundLag): void {
    const row = due > 0 ? this.paid : this.refunded;
    if (month + lag < COLUMNS) row[month + lag] = (row[month + lag] ?? 0) + Math.abs(due);
    // Paid in the same month, it has left the account; otherwise it is declared until it does.
    if (lag === 0) this.#vat += due;
    else this.#declared -= due;
  }
}
