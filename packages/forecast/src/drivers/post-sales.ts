import type { Origin } from '../ledger/ledger.ts';
import { type Formula, money, named, percent } from '../ledger/operands.ts';
import { MILLION, ppm } from '../numbers/fraction.ts';
import { noMonths, postShare } from '../numbers/posted.ts';
import { split } from '../numbers/split.ts';
import { type Book, taxFormula, taxOn } from './book.ts';
import { afterDays, type Part, partsOf, spread, spreadFormulas } from './lags.ts';
import { postPurchase } from './purchases.ts';
import type { Sales, WorkedSales } from './sales.ts';

/** Opening stock goes to the streams by what each wants to have, in the order of their ids. */
export function openingStock(book: Book, sales: readonly Sales[]): Map<string, number> {
  const held = new Map<string, number>();
  const opening = book.context.grains(book.context.assumptions.opening?.stock ?? '');
  const wanting = sales
    .filter(({ stockWanted }) => (stockWanted[0] ?? 0) > 0)
    .sort((a, b) => (a.stream.id < b.stream.id ? -1 : 1));
  if (opening === 0 || wanting.length === 0) return held;
  const parts = split(
    opening,
    wanting.map(({ stockWanted }) => stockWanted[0] ?? 0),
  );
  for (const [index, { stream }] of wanting.entries()) held.set(stream.id, parts[index] ?? 0);
  return held;
}

interface TaxOnSales {
  readonly tax: readonly number[];
  readonly taxed: Formula;
  readonly parts: readonly Part[];
  readonly origin: Origin;
}

/** Tax is due at the invoice, or under the cash scheme as it is paid; on a deposit always as the deposit comes. */
function postTaxOnSales({ context, ledger }: Book, { tax, taxed, parts, origin }: TaxOnSales): void {
  const due = spread(tax, parts);
  const dueBy = spreadFormulas(context, tax, parts);
  const isCash = context.vatScheme === 'cash';
  const atInvoice = tax.map((amount, month) => amount - (due.settled[month] ?? 0));
  const invoiced: Formula = (month) => {
    const settled = due.settled[month] ?? 0;
    return settled === 0
      ? taxed(month)
      : [...taxed(month), named('−', 'taxedBefore', money(context, settled))];
  };
  ledger.post('receivables', isCash ? 'vatNotDue' : 'vat', atInvoice, origin, invoiced);
  if (isCash) ledger.post('vatNotDue', 'vat', due.later, origin, dueBy.later);
  ledger.post('advances', 'vat', due.ahead, origin, dueBy.ahead);
  ledger.post('receivables', 'advances', due.settled, origin, dueBy.settled);
}

/** Invoices to customers with their tax, deposits, payment, bad debts, and income earned later. */
function postInvoices(book: Book, { sales, sold, invoiced }: WorkedSales, origin: Origin): void {
  const { stream, revenue, invoices } = sales;
  const { context, ledger } = book;
  const inAdvance = stream.kind === 'subscription' && stream.billingMonths > 1;
  ledger.post(
    'receivables',
    inAdvance ? 'deferred' : 'revenue',
    invoices,
    origin,
    inAdvance ? invoiced : sold,
  );
  if (inAdvance) ledger.post('deferred', 'revenue', revenue, origin, sold);
  const charged = context.vatScheme === 'standard' || context.vatScheme === 'cash';
  const tax = charged ? taxOn(book, invoices, stream.vat) : noMonths();
  const parts = partsOf(stream.terms);
  postTaxOnSales(book, { tax, taxed: taxFormula(book, invoices, stream.vat), parts, origin });
  const lost = postShare(invoices, ppm(stream.badDebt), MILLION);
  ledger.post('badDebt', 'receivables', lost, origin, (month) => [
    named('+', 'invoices', money(context, invoices[month] ?? 0)),
    named('×', 'share', percent(ppm(stream.badDebt))),
  ]);
  const owed = invoices.map((value, month) => value + (tax[month] ?? 0) - (lost[month] ?? 0));
  const paid = spread(owed, parts);
  const paidBy = spreadFormulas(context, owed, parts);
  const cash: Origin = { ...origin, cash: 'customers' };
  ledger.post('bank', 'receivables', paid.later, cash, paidBy.later);
  ledger.post('bank', 'advances', paid.ahead, cash, paidBy.ahead);
  ledger.post('advances', 'receivables', paid.settled, origin, paidBy.settled);
}

/** Purchases keep the stock at what the coming days need. */
function postConsumption(book: Book, { sales, consumption }: WorkedSales, opening: number): void {
  const { stream, consumed, stockWanted } = sales;
  const { cost } = stream;
  if (cost === null) return;
  const origin: Origin = { kind: 'purchases', id: stream.id, cash: 'suppliers' };
  let bought = [...consumed];
  if (cost.stockDays > 0) {
    let stock = opening;
    bought = consumed.map((used, month) => {
      const purchase = Math.max(0, used + (stockWanted[month] ?? 0) - stock);
      stock += purchase - used;
      return purchase;
    });
  }
  book.ledger.post('directCosts', 'stock', consumed, { kind: 'consumption', id: stream.id }, consumption);
  postPurchase(book, {
    months: bought,
    account: 'stock',
    rate: cost.vat,
    parts: afterDays(cost.days),
    origin: cost.stockDays > 0 ? { ...origin, group: 'stock' } : origin,
    formula: (month) => {
      const used = consumed[month] ?? 0;
      const wanted = cost.stockDays > 0 ? (stockWanted[month] ?? 0) : 0;
      const held = used + wanted - (bought[month] ?? 0);
      const operand = named('+', 'consumed', money(book.context, used));
      if (wanted === 0 && held === 0) return [operand];
      return [
        operand,
        named('+', 'stockWanted', money(book.context, wanted)),
        named('−', 'stockHeld', money(book.context, held)),
      ];
    },
  });
}

export function postSales(book: Book, worked: readonly WorkedSales[]): void {
  const held = openingStock(
    book,
    worked.map(({ sales }) => sales),
  );
  for (const each of worked) {
    const { id } = each.sales.stream;
    postInvoices(book, each, { kind: 'stream', id });
    postConsumption(book, each, held.get(id) ?? 0);
  }
}
