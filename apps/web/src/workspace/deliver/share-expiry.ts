export const EXPIRIES = ['never', 'day', 'week', 'month', 'date'] as const;
export type Expiry = (typeof EXPIRIES)[number];

const DAYS = { day: 1, week: 7, month: 30 } as const;
const DAY = 24 * 60 * 60 * 1000;

/** When a link ends: null for never, undefined when `day` is no day to come. A chosen day counts to its last minute. */
export function expiryMoment(expiry: Expiry, day: string, now: Date): string | null | undefined {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return new Date(now.getTime() + DAYS[expiry] * DAY).toISOString();
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) || end <= now ? undefined : end.toISOString();
}
