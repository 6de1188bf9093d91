import { expect, it } from 'vitest';
import { type EarlierVersion, expiryOf, weekOf } from './version-expiry.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Sunday. */
const FIRST = Date.parse('2026-03-01T09:13:00Z');

/** What is left of versions that were kept each hour of each day's work, after so many days. */
function keptAfter(days: number): readonly EarlierVersion[] {
  let kept: EarlierVersion[] = [];
  for (let hour = 0; hour < days * 24; hour += 1) {
    const now = new Date(FIRST + hour * HOUR);
    kept = kept.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
    if (hour % 24 >= 8) continue;
    const since = kept.filter(({ keptAt }) => keptAt >= weekOf(now));
    kept.push({ keptAt: now, expiresAt: expiryOf(now, since) });
  }
  return kept;
}

const within = (kept: readonly EarlierVersion[], now: number, from: number, to: number) =>
  kept.filter(({ keptAt }) => keptAt.getTime() > now - to && keptAt.getTime() <= now - from).length;

it('leaves those of each hour for a day, of each day for a month, and of each week from then on', () => {
  const days = 200;
  const kept = keptAfter(days);
  const now = FIRST + days * DAY - 1;
  expect(within(kept, now, 0, DAY)).toBe(8);
  expect(within(kept, now, DAY, 30 * DAY)).toBe(29);
  // Of 24 Mondays, and of the Sunday on which it began.
  expect(within(kept, now, 37 * DAY, days * DAY)).toBe(25);
});

it('begins weeks on Mondays', () => {
  expect(weekOf(new Date(FIRST)).toISOString()).toBe('2026-02-23T00:00:00.000Z');
  expect(weekOf(new Date(FIRST + DAY)).toISOString()).toBe('2026-03-02T00:00:00.000Z');
});
