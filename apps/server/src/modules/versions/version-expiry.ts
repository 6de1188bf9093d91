const DAY = 24 * 3_600_000;
/** How long the first version of a day stays that is not the first of its week. */
const DAYS_KEPT = 30;

/** A version that was kept without a name. */
export interface EarlierVersion {
  readonly keptAt: Date;
  readonly expiresAt: Date | null;
}

/**
 * When a version that is kept now goes by itself: the first of a week never does, the first of a day after 30 days, every other after a
 * day. Weeks begin on Monday; all is in UTC.
 */
export function expiryOf(now: Date, earlier: readonly EarlierVersion[]): Date | null {
  const today = Math.floor(now.getTime() / DAY);
  const stays = (since: number, until: number | undefined) =>
    earlier.some(
      ({ keptAt, expiresAt }) =>
        keptAt.getTime() >= since * DAY &&
        (expiresAt === null || (until !== undefined && expiresAt.getTime() > until)),
    );
  if (!stays(mondayOf(today), undefined)) return null;
  const days = stays(today, now.getTime() + 2 * DAY) ? 1 : DAYS_KEPT;
  return new Date(now.getTime() + days * DAY);
}

/** The first of the days that the week begins in which the versions to be looked at were kept. */
export const weekOf = (now: Date): Date => new Date(mondayOf(Math.floor(now.getTime() / DAY)) * DAY);

/** The first day since 1970 was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % 7);
