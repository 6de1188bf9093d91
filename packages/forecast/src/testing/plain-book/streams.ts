import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { Exact, inProportion, percent, sumOf, UNIT, whole } from '../exact.ts';
import type { Basics } from './basics.ts';
import { FISCAL_YEARS, LAST, type MonthValue, months, most, written } from './journal.ts';
import { pin } from './pins.ts';
import { active, grown, type Subscription, seasonAt, soldAt, subscribersOf } from './sold.ts';
import { gross, taxOnSale } from './vat.ts';

/** What is sold and what that uses, a month. */
export interface StreamFigures {
  readonly s: Stream;
  readonly revenue: readonly bigint[];
  readonly invoices: readonly bigint[];
  /** Goods used up. */
  readonly used: readonly bigint[];
  /** Stock at the end of the month that lasts for the days asked for. */
  readonly wanted: readonly bigint[];
}

export function streamsOf(basics: Basics): StreamFigures[] {
  return basics.assumptions.streams.map((s) => {
    const horizon = s.kind === 'subscription' ? LAST + s.billingMonths - 1 : LAST;
    const subscribers = s.kind === 'subscription' ? subscribersOf(basics, s, horizon) : [];
    const sold =
      s.kind === 'subscription' ? (month: number) => sumOf(subscribers[month] ?? []) : soldAt(basics, s);
    const net = revenueOf(basics, s, sold, horizon);
    // A retailer under the surcharge keeps the tax on sales.
    const kept = basics.scheme === 'surcharge' && s.kind !== 'annual' ? taxOnSale(basics, net, s.vat) : [];
    pin(basics, `revenues.f:${s.id}`, [net, kept]);
    const revenue = net.map((amount, month) => amount + (kept[month] ?? 0n));
    const used = usedBy(basics, s, sold, net);
    pin(basics, `directExpenses.f:${s.id}`, [used]);
    return {
      s,
      revenue: revenue.slice(0, LAST + 1),
      invoices: s.kind === 'subscription' ? invoicesOf(s, revenue, subscribers) : revenue,
      used,
      wanted: stockWanted(used, s.cost?.stockDays ?? 0),
    };
  });
}

export function revenueOfAll(streams: readonly StreamFigures[]): bigint[] {
  return months().map((month) => streams.reduce((sum, { revenue }) => sum + (revenue[month] ?? 0n), 0n));
}

function revenueOf(basics: Basics, s: Stream, sold: MonthValue, horizon: number): bigint[] {
  if (s.kind === 'annual') return annualRevenue(basics, s);
  const price = Exact.of(s.price).times(UNIT.plus(percent(s.discount).negated));
  return written(
    (month) =>
      sold(month)
        .times(price)
        .times(grown(basics, s.priceIndex, month))
        .times(basics.scale),
    horizon,
  );
}

function annualRevenue(basics: Basics, s: Extract<Stream, { kind: 'annual' }>): bigint[] {
  const revenue = months().map(() => 0n);
  for (const year of FISCAL_YEARS) {
    const open = basics.yearSpan(year).filter((month) => month > 0 && active(s, month));
    const weights = open.map((month) => seasonAt(basics, s.season, month));
    if (sumOf(weights).top === 0n) continue;
    for (const [index, part] of inProportion(basics.grains(s.amounts[year - 1] ?? ''), weights).entries())
      revenue[open[index] ?? 0] = part;
  }
  return revenue;
}

function usedBy(basics: Basics, s: Stream, sold: MonthValue, revenue: readonly bigint[]): bigint[] {
  const { cost } = s;
  const none = months().map(() => 0n);
  if (cost === null) return none;
  if (cost.per === 'revenue') {
    const used = written((month) => whole(revenue[month] ?? 0n).times(percent(cost.share)));
    return gross(basics, used, cost.vat, true);
  }
  if (s.kind === 'annual') return gross(basics, none, cost.vat, true);
  const each = Exact.of(cost.amount);
  const used = written((month) =>
    sold(month)
      .times(each)
      .times(grown(basics, cost.index === '' ? s.priceIndex : cost.index, month))
      .times(basics.scale),
  );
  return gross(basics, used, cost.vat, true);
}

/** A subscription is billed ahead: each month's revenue belongs to the invoice of the month its period began in. */
function invoicesOf(
  s: Subscription,
  revenue: readonly bigint[],
  subscribers: readonly (readonly Exact[])[],
): bigint[] {
  const invoices = months().map(() => 0n);
  for (const [month, earned] of revenue.entries()) {
    if (earned === 0n) continue;
    const shares = subscribers[month] ?? [];
    const weights = sumOf(shares).top === 0n ? shares.map(() => UNIT) : shares;
    for (const [renewal, part] of inProportion(earned, weights).entries()) {
      let billed = month;
      while ((billed - renewal) % s.billingMonths !== 0) billed -= 1;
      billed = Math.max(1, billed);
      if (billed <= LAST) invoices[billed] = (invoices[billed] ?? 0n) + part;
    }
  }
  return invoices;
}

/** Stock for the coming days, the last month standing for what lies beyond. */
function stockWanted(used: readonly bigint[], days: number): bigint[] {
  const inMonth = (month: number) => most(0n, used[Math.min(LAST, month)] ?? 0n);
  const wholeMonths = Math.floor(days / 30);
  return months().map((month) => {
    let stock = whole(inMonth(month + wholeMonths + 1)).times(new Exact(BigInt(days % 30), 30n)).whole;
    for (let ahead = 1; ahead <= wholeMonths; ahead += 1) stock += inMonth(month + ahead);
    return stock;
  });
}
