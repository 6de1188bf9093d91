import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { Exact, percent, sumOf, UNIT, whole, ZERO } from '../exact.ts';
import type { Basics } from './basics.ts';
import { type MonthValue, months, written } from './journal.ts';

export type Subscription = Extract<Stream, { kind: 'subscription' }>;
type Ramped = Extract<Stream, { rampMonths: number }>;

export function active(line: { from: number; until: '' | number }, month: number): boolean {
  return month >= line.from && (line.until === '' || month <= line.until);
}

/** Compound growth from the second fiscal year on. */
export function grown({ yearOf }: Basics, rate: string, month: number): Exact {
  let factor = UNIT;
  for (let year = 2; year <= yearOf(month); year += 1) factor = factor.times(UNIT.plus(percent(rate)));
  return factor;
}

export function seasonAt({ calendarMonth }: Basics, weights: readonly string[], month: number): Exact {
  const all = sumOf(weights.map((text) => Exact.of(text)));
  if (all.top === 0n) return UNIT;
  return Exact.of(weights[calendarMonth(month) - 1] ?? '')
    .times(whole(12))
    .over(all);
}

function rampAt(s: Ramped, month: number): Exact {
  if (!active(s, month)) return ZERO;
  const normal = Exact.of(s.normal);
  const first = s.first === '' ? normal : Exact.of(s.first);
  const passed = month - s.from;
  if (passed >= s.rampMonths) return normal;
  return first.plus(normal.plus(first.negated).times(new Exact(BigInt(passed), BigInt(s.rampMonths))));
}

function growthAt(
  { yearOf, yearSpan }: Basics,
  s: { growth: readonly string[]; from: number; rampMonths: number },
  month: number,
): Exact {
  let factor = UNIT;
  for (let year = 2; year <= yearOf(month); year += 1) {
    const firstMonth = yearSpan(year).at(0) ?? 0;
    if (firstMonth >= s.from + s.rampMonths)
      factor = factor.times(UNIT.plus(percent(s.growth[year - 1] ?? '')));
  }
  return factor;
}

/** Units sold a month by a stream that is neither a subscription nor typed by the year. */
export function soldAt(basics: Basics, s: Stream): MonthValue {
  return (month) => {
    switch (s.kind) {
      case 'units':
        return rampAt(s, month)
          .times(growthAt(basics, s, month))
          .times(seasonAt(basics, s.season, month));
      case 'hours':
        return rampAt(s, month)
          .over(whole(100))
          .times(Exact.of(s.heads))
          .times(Exact.of(s.hoursPerWeek))
          .times(new Exact(BigInt(52 - s.weeksOff), 12n))
          .times(seasonAt(basics, s.season, month));
      case 'capacity':
        return rampAt(s, month)
          .over(whole(100))
          .times(Exact.of(s.capacity))
          .times(Exact.of(s.turns))
          .times(whole(s.days[basics.calendarMonth(month) - 1] ?? 0))
          .times(seasonAt(basics, s.season, month));
      case 'monthly':
        return active(s, month) && month > 0 ? Exact.of(s.quantities[month - 1] ?? '') : ZERO;
      default:
        return ZERO;
    }
  };
}

/** Subscribers of each month, by the month of the period their next invoice falls into. */
export function subscribersOf(basics: Basics, s: Subscription, horizon: number): Exact[][] {
  const arrivals = written(
    (month) =>
      rampAt(s, month)
        .times(growthAt(basics, s, month))
        .times(seasonAt(basics, s.season, month))
        .times(whole(1000)),
    horizon,
  );
  // In thousandths.
  const classes = Array.from({ length: s.billingMonths }, () => 0n);
  return months(horizon).map((month) =>
    classes.map((before, renewal) => {
      if (month === 0) return ZERO;
      let after = before;
      if (s.billingMonths === 1)
        after = before - whole(before).times(percent(s.churn)).whole + (arrivals[month] ?? 0n);
      else if (month % s.billingMonths === renewal) {
        let staying = whole(before);
        for (let paid = 0; paid < s.billingMonths; paid += 1)
          staying = staying.times(UNIT.plus(percent(s.churn).negated));
        after = staying.whole + (arrivals[month] ?? 0n);
      }
      classes[renewal] = after;
      if (!active(s, month)) return ZERO;
      return s.billingMonths === 1 ? new Exact(before + after, 2000n) : new Exact(after, 1000n);
    }),
  );
}
