import type { Terms } from '@trazo/plan/finance/assumptions/terms';
import { Exact, inProportion, percent, UNIT, whole, ZERO } from '../exact.ts';
import type { Basics } from './basics.ts';
import { months, written } from './journal.ts';

function taxRate({ scheme, parameter, calendarYear }: Basics, rate: string, month: number): Exact {
  if (rate === 'zero' || rate === 'none' || scheme === 'none') return ZERO;
  return parameter(`vat.${rate === '' ? 'standard' : rate}`, calendarYear(month));
}

export function taxOf(basics: Basics, amounts: readonly bigint[], rate: string): bigint[] {
  return written((month) => {
    const amount = amounts[month] ?? 0n;
    return amount === 0n ? ZERO : whole(amount).times(taxRate(basics, rate, month));
  });
}

/** What a purchase costs a business that gets no value-added tax back: a retailer pays more on goods. */
export function gross(basics: Basics, amounts: bigint[], rate: string, isGoods = false): bigint[] {
  const { scheme, pack, parameter, calendarYear } = basics;
  if (scheme !== 'exempt' && scheme !== 'surcharge') return amounts;
  const more = scheme === 'surcharge' && isGoods ? pack.vat.surcharge?.rates[rate || 'standard'] : undefined;
  const tax = written((month) => {
    const extra = more === undefined ? ZERO : parameter(more, calendarYear(month));
    return whole(amounts[month] ?? 0n).times(taxRate(basics, rate, month).plus(extra));
  });
  return amounts.map((amount, month) => amount + (tax[month] ?? 0n));
}

/** The tax on what is sold, a month. */
export const taxOnSale = (basics: Basics, amounts: readonly bigint[], rate: string): bigint[] =>
  written((month) => whole(amounts[month] ?? 0n).times(taxRate(basics, rate, month)), amounts.length - 1);

interface Delay {
  readonly lag: number;
  weight: Exact;
}

/** Parts of an invoice by the whole months between it and its payment. */
export function delays(terms: Terms): Delay[] {
  const list: Delay[] = [];
  const add = (lag: number, weight: Exact) => {
    const same = list.find((each) => each.lag === lag);
    if (weight.top === 0n) return;
    if (same === undefined) list.push({ lag, weight });
    else same.weight = same.weight.plus(weight);
  };
  for (const { share, days } of terms) {
    const size = Math.abs(days);
    const later = new Exact(BigInt(size % 30), 30n);
    const lag = Math.floor(size / 30);
    add(days < 0 && lag > 0 ? -lag : lag, percent(share).times(UNIT.plus(later.negated)));
    add(days < 0 ? -(lag + 1) : lag + 1, percent(share).times(later));
  }
  return list.toSorted((x, y) => x.lag - y.lag);
}

export function paidIn(amount: bigint, month: number, parts: readonly Delay[]) {
  const shares = inProportion(
    amount,
    parts.map(({ weight }) => weight),
  );
  return shares.map((part, index) => ({
    part,
    lag: parts[index]?.lag ?? 0,
    month: Math.max(0, month + (parts[index]?.lag ?? 0)),
  }));
}

export interface Purchase {
  readonly account: string;
  readonly amounts: readonly bigint[];
  readonly rate: string;
  readonly terms: Terms;
  /** The line of the cash plan. */
  readonly cash: string;
}

export function buy(basics: Basics, { account, amounts, rate, terms, cash }: Purchase): void {
  const { charged, pack, scheme, row } = basics;
  const tax = charged && pack.vat.inputCredit ? taxOf(basics, amounts, rate) : amounts.map(() => 0n);
  const parts = delays(terms);
  const waits = scheme === 'cash' && pack.vat.cashInput;
  for (const month of months()) {
    const [net, vat] = [amounts[month] ?? 0n, tax[month] ?? 0n];
    row(month, account, 'payables', net);
    row(month, waits ? 'vatNotDue' : 'vat', 'payables', vat);
    if (net + vat !== 0n)
      for (const paid of paidIn(net + vat, month, parts))
        row(paid.month, 'payables', 'bank', paid.part, cash);
    if (waits && vat !== 0n)
      for (const paid of paidIn(vat, month, parts)) row(paid.month, 'vat', 'vatNotDue', paid.part);
  }
}
