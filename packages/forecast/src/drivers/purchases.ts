import type { Account } from '../ledger/accounts.ts';
import type { Origin } from '../ledger/ledger.ts';
import type { Formula } from '../ledger/operands.ts';
import { mulDiv } from '../numbers/integers.ts';
import { addTo } from '../numbers/posted.ts';
import type { Book } from './book.ts';
import { taxFormula, taxOn } from './book.ts';
import { type Part, spread, spreadFormulas } from './lags.ts';

interface Purchase {
  /** What it costs: without tax where tax is recovered. */
  readonly months: number[];
  readonly account: Account;
  readonly rate: string;
  readonly parts: readonly Part[];
  readonly origin: Origin;
  readonly formula: Formula;
}

/** Where a payment of month 0 is counted in the uses before opening. */
export const useOf = ({ cash, group }: Origin): string => `${cash ?? ''}.${group ?? ''}`;

/** An invoice of a supplier with its tax, and its payment. */
export function postPurchase(book: Book, { months, account, rate, parts, origin, formula }: Purchase): void {
  const { context, ledger } = book;
  ledger.post(account, 'payables', months, origin, formula);
  const invoices = [...months];
  const recovered =
    context.pack.vat.inputCredit && (context.vatScheme === 'standard' || context.vatScheme === 'cash');
  if (recovered) {
    const tax = taxOn(book, months, rate);
    addTo(invoices, tax);
    const parked = context.vatScheme === 'cash' && context.pack.vat.cashInput;
    ledger.post(parked ? 'vatNotDue' : 'vat', 'payables', tax, origin, taxFormula(book, months, rate));
    if (parked) {
      const { later } = spreadFormulas(context, tax, parts);
      ledger.post('vat', 'vatNotDue', spread(tax, parts).later, origin, later);
    }
    const paidAtOnce = invoices[0] === 0 ? 0 : (spread([invoices[0] ?? 0], parts).later[0] ?? 0);
    if (paidAtOnce !== 0) {
      const part = mulDiv(paidAtOnce, tax[0] ?? 0, Math.abs(invoices[0] ?? 1)) * Math.sign(invoices[0] ?? 1);
      book.prefinanced.set(useOf(origin), (book.prefinanced.get(useOf(origin)) ?? 0) + part);
    }
  }
  const { later } = spreadFormulas(context, invoices, parts);
  ledger.post('payables', 'bank', spread(invoices, parts).later, origin, later);
}
