import type { Origin } from '../ledger/ledger.ts';
import { MILLION, ppm } from '../numbers/fraction.ts';
import { noMonths, postShare } from '../numbers/posted.ts';
import { split } from '../numbers/split.ts';
import { type Book, taxOn } from './book.ts';
import { afterDays, partsOf, spread } from './lags.ts';
import { postPurchase } from './purchases.ts';
import type { Sales } from './sales.ts';

/** Opening stock goes to the streams by what each wants to have, in the order of their ids. */
export function openingStock(book: Book, sales: readonly Sales[]): Map<string, number> {
  const held = new Map<string, number>();
  const opening = book.frame.grains(book.frame.assumptions.opening?.stock ?? '');
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

/** Invoices to customers with their tax, deposits, payment, bad debts, and income earned later. */
function postInvoices(book: Book, { stream, revenue, invoices }: Sales, origin: Origin): void {
  const { frame, ledger } = book;
  const inAdvance = stream.kind === 'subscription' && stream.billingMonths > 1;
  ledger.post('receivables', inAdvance ? 'deferred' : 'revenue', invoices, origin);
  if (inAdvance) ledger.post('deferred', 'revenue', revenue, origin);
  const charged = frame.vatScheme === 'standard' || frame.vatScheme === 'cash';
  const tax = charged ? taxOn(book, invoices, stream.vat) : noMonths();
  const parts = partsOf(stream.terms);
  if (frame.vatScheme === 'cash') {
    const due = spread(tax, parts);
    ledger.post('receivables', 'vatNotDue', tax, origin);
    ledger.post('vatNotDue', 'vat', due.later, origin);
    ledger.post('vatNotDue', 'vat', due.settled, origin);
  } else ledger.post('receivables', 'vat', tax, origin);
  const lost = postShare(invoices, ppm(stream.badDebt), MILLION);
  ledger.post('badDebt', 'receivables', lost, origin);
  const owed = invoices.map((value, month) => value + (tax[month] ?? 0) - (lost[month] ?? 0));
  const paid = spread(owed, parts);
  const cash: Origin = { ...origin, cash: 'customers' };
  ledger.post('bank', 'receivables', paid.later, cash);
  ledger.post('bank', 'advances', paid.ahead, cash);
  ledger.post('advances', 'receivables', paid.settled, origin);
}

/** Purchases keep the stock at what the coming days need. */
function postConsumption(book: Book, { stream, consumed, stockWanted }: Sales, opening: number): void {
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
  book.ledger.post('directCosts', 'stock', consumed, { kind: 'consumption', id: stream.id });
  postPurchase(book, {
    months: bought,
    account: 'stock',
    rate: cost.vat,
    parts: afterDays(cost.days),
    origin: cost.stockDays > 0 ? { ...origin, group: 'stock' } : origin,
  });
}

export function postSales(book: Book, sales: readonly Sales[]): void {
  const held = openingStock(book, sales);
  for (const each of sales) {
    postInvoices(book, each, { kind: 'stream', id: each.stream.id });
    postConsumption(book, each, held.get(each.stream.id) ?? 0);
  }
}
