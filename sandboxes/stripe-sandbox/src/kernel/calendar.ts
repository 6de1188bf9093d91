import type { Price } from './wire.ts';

export const HOUR = 3_600;
export const DAY = 24 * HOUR;

type Recurrence = NonNullable<Price['recurring']>;

/** The first end of a period after a moment, counted from the anchor: the 31st becomes the last day of a short month. */
export function periodEndAfter(moment: number, anchor: number, recurrence: Recurrence): number {
  for (let periods = 1; ; periods += 1) {
    const end = afterPeriods(anchor, recurrence, periods);
    if (end > moment) return end;
  }
}

export function afterPeriods(
  anchor: number,
  { interval, interval_count: each }: Recurrence,
  periods: number,
): number {
  const count = each * periods;
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  return afterMonths(anchor, interval === 'year' ? count * 12 : count);
}

function afterMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1_000);
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1_000);
}
