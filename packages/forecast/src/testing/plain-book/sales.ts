import { inProportion, percent, whole } from '../exact.ts';
import type { Basics } from './basics.ts';
import { months, most, written } from './journal.ts';
import type { StreamFigures } from './streams.ts';
import { buy, delays, paidIn, taxOf } from './vat.ts';

/** Invoices, their tax and payment; the goods they use. */
export function postSales(basics: Basics, streams: readonly StreamFigures[]): void {
  const opening = openingStock(basics, streams);
  for (const figures of streams) {
    postInvoices(basics, figures);
    postGoods(basics, figures, opening.get(figures.s.id) ?? 0n);
  }
}

/** The stock brought along, by what each stream wants. */
function openingStock(
  { assumptions, grains }: Basics,
  streams: readonly StreamFigures[],
): Map<string, bigint> {
  const stocked = streams
    .filter(({ wanted }) => (wanted[0] ?? 0n) > 0n)
    .toSorted((x, y) => (x.s.id < y.s.id ? -1 : 1));
  if (stocked.length === 0) return new Map();
  const weights = stocked.map(({ wanted }) => whole(wanted[0] ?? 0n));
  const parts = inProportion(grains(assumptions.opening?.stock ?? ''), weights);
  return new Map(stocked.map(({ s }, index) => [s.id, parts[index] ?? 0n]));
}

function postInvoices(basics: Basics, { s, revenue, invoices }: StreamFigures): void {
  const { charged, scheme, row } = basics;
  const advance = s.kind === 'subscription' && s.billingMonths > 1;
  const tax = charged ? taxOf(basics, invoices, s.vat) : invoices.map(() => 0n);
  const lost = written((month) => whole(invoices[month] ?? 0n).times(percent(s.badDebt)));
  const parts = delays(s.terms);
  for (const month of months()) {
    const [net, vat, bad] = [invoices[month] ?? 0n, tax[month] ?? 0n, lost[month] ?? 0n];
    row(month, 'receivables', advance ? 'deferred' : 'revenue', net);
    if (advance) row(month, 'deferred', 'revenue', revenue[month] ?? 0n);
    const due = scheme === 'cash' ? 'vatNotDue' : 'vat';
    for (const paid of vat === 0n ? [] : paidIn(vat, month, parts)) {
      if (paid.lag < 0) {
        row(paid.month, 'advances', 'vat', paid.part);
        row(month, 'receivables', 'advances', paid.part);
        continue;
      }
      row(month, 'receivables', due, paid.part);
      if (scheme === 'cash') row(paid.month, 'vatNotDue', 'vat', paid.part);
    }
    row(month, 'badDebt', 'receivables', bad);
    if (net + vat - bad === 0n) continue;
    for (const paid of paidIn(net + vat - bad, month, parts)) {
      if (paid.lag >= 0) row(paid.month, 'bank', 'receivables', paid.part, 'customers');
      else {
        row(paid.month, 'bank', 'advances', paid.part, 'customers');
        row(month, 'advances', 'receivables', paid.part);
      }
    }
  }
}

function postGoods(basics: Basics, { s, used, wanted }: StreamFigures, brought: bigint): void {
  const { cost } = s;
  if (cost === null) return;
  basics.rows('directCosts', 'stock', used);
  let stock = brought;
  const amounts = used.map((amount, month) => {
    if (cost.stockDays === 0) return amount;
    const purchase = most(0n, amount + (wanted[month] ?? 0n) - stock);
    stock += purchase - amount;
    return purchase;
  });
  const terms = [{ share: '100', days: cost.days }];
  buy(basics, { account: 'stock', amounts, rate: cost.vat, terms, cash: 'suppliers' });
}
