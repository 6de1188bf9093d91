import { COLUMNS, noMonths } from '../numbers/posted.ts';
import type { Book } from './book.ts';

/** Months of a period, and from its end until tax is paid or refunded. */
export interface VatTerms {
  readonly period: number;
  readonly payLag: number;
  readonly refundLag: number;
}

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
    const { assumptions, parameters, vatScheme } = book.frame;
    const year1 = book.frame.calendarYear(1);
    this.#book = book;
    this.#isCharged = vatScheme === 'standard' || vatScheme === 'cash';
    const parameter = (key: string) => (this.#isCharged ? parameters.at(key, year1) : 0);
    this.#period = assumptions.vat.periodMonths || parameter('vat.periodMonths') || 3;
    this.#payLag = parameter('vat.payLag');
    this.#refundLag = this.#refund === 'carry' ? 0 : parameter('vat.refundLag');
  }

  get terms(): VatTerms {
    return { period: this.#period, payLag: this.#payLag, refundLag: this.#refundLag };
  }

  /** Adds a month up and, at the end of a period, declares what is due. */
  declare(month: number): void {
    const { frame, ledger } = this.#book;
    const settled = (this.paid[month] ?? 0) - (this.refunded[month] ?? 0);
    this.#vat += ledger.flow('vat', month) + settled;
    this.#declared += settled;
    const calendar = frame.calendarMonth(month);
    if (!this.#isCharged || month === 0 || calendar % this.#period !== 0) return;
    const due = -(this.#vat - this.#declared);
    const isClaimed = this.#refund === 'refund' || (this.#refund === 'yearEnd' && calendar === 12);
    if (due > 0 || (due < 0 && isClaimed)) this.#settle(month, due);
  }

  post(): void {
    const { ledger } = this.#book;
    const origin = { kind: 'computed', id: 'vat' };
    ledger.post('vat', 'bank', this.paid, { ...origin, cash: 'vat' });
    ledger.post('bank', 'vat', this.refunded, { ...origin, cash: 'vatRefund' });
  }

  get #refund() {
    const { assumptions, pack } = this.#book.frame;
    return assumptions.vat.refund || pack.vat.refund;
  }

  #settle(month: number, due: number): void {
    const lag = due > 0 ? this.#payLag : this.#refundLag;
    const row = due > 0 ? this.paid : this.refunded;
    if (month + lag < COLUMNS) row[month + lag] = (row[month + lag] ?? 0) + Math.abs(due);
    // Paid in the same month, it has left the account; otherwise it is declared until it does.
    if (lag === 0) this.#vat += due;
    else this.#declared -= due;
  }
}
