import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../authentication/account.ts';
import { ApiError } from '../errors/api-error.ts';
import type { DailyBudget } from '../limits/daily-budget.ts';
import { takeBackUse } from '../limits/rate-window-store.ts';
import { countWithinLimit } from '../limits/use-limit.ts';

const MEGAPIXEL = 1_000_000;
const MINUTE = 60_000;
/** 40 photos as a usual telephone takes them are 480. */
const MEGAPIXELS_A_SAVE = 600;
/** Two such plans. */
const MEGAPIXELS_A_MINUTE = 1_200;
/** Forty such plans. */
export const ACCOUNT_MEGAPIXELS_A_DAY = 20_000;
/** A course with as many people as that. */
export const NETWORK_MEGAPIXELS_A_DAY = 60_000;

/** Pixels that are booked and not yet worked on. */
export interface BookedPixels {
  /** So many of them have been worked on. */
  spend(pixels: number): void;
  /** Gives back what was not spent, when the work has ended or was cut off. */
  close(): Promise<void>;
}

/**
 * Books the pixels of one save before any of them is decoded: few bytes can unpack to any number. `too_many_pixels` beyond
 * what a save may bring, `too_many_requests` beyond what an account may in a minute and `daily_limit` beyond what the days
 * allow, for all servers together.
 */
export async function bookPixels(
  database: NodePgDatabase,
  owner: AccountId,
  pixels: number,
  days: readonly (readonly [DailyBudget, string])[] = [],
): Promise<BookedPixels> {
  const megapixels = Math.ceil(pixels / MEGAPIXEL);
  if (megapixels > MEGAPIXELS_A_SAVE) throw new ApiError('too_many_pixels');
  const use = { subject: 'megapixels', who: owner };
  const minute = { ...use, max: MEGAPIXELS_A_MINUTE, windowMs: MINUTE, amount: megapixels };
  await countWithinLimit(database, minute).catch(async (refusal: unknown) => {
    if (refusal instanceof ApiError) await takeBackUse(database, minute);
    throw refusal;
  });
  const giveBack = async (from: typeof days, amount: number) => {
    await takeBackUse(database, { ...use, amount });
    for (const [day, who] of from) await day.correct(who, -amount);
  };
  for (const [index, [day, who]] of days.entries()) {
    try {
      await day.book(who, megapixels);
    } catch (error) {
      await giveBack(days.slice(0, index), megapixels);
      throw error;
    }
  }
  let spent = 0;
  return {
    spend: (more) => {
      spent += more;
    },
    close: async () => {
      const left = megapixels - Math.ceil(spent / MEGAPIXEL);
      if (left > 0) await giveBack(days, left);
    },
  };
}
