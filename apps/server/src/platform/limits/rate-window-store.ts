import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { rateWindows } from '../database/schema.ts';

const KEPT_AFTER_END_MS = 60_000;
/** What goes on uncounted while the database is away waits no longer for one that hangs. */
export const COUNTING_MS = 2_000;

export interface Usage {
  /** Times used in the current window, this one included. */
  readonly hits: number;
  /** Milliseconds until the window ends. */
  readonly remainingMs: number;
}

/**
 * Counts one more use by a subject (or `amount` at once), for all servers together. Who it was is only kept as a hash, and
 * deleted soon after the window has ended (limit-sweep.ts).
 */
export async function countUse(
  database: NodePgDatabase,
  { subject, who, windowMs, amount = 1 }: { subject: string; who: string; windowMs: number; amount?: number },
): Promise<Usage> {
  const key = keyOf({ subject, who });
  const ends = sql`now() + ${`${windowMs} milliseconds`}::interval`;
  const [row] = await database
    .insert(rateWindows)
    .values({ key, hits: amount, endsAt: ends })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        hits: sql`case when ${rateWindows.endsAt} <= now() then ${amount}::int else ${rateWindows.hits} + ${amount}::int end`,
        endsAt: sql`case when ${rateWindows.endsAt} <= now() then excluded.ends_at else ${rateWindows.endsAt} end`,
      },
    })
    .returning({
      hits: rateWindows.hits,
      remainingMs: sql<number>`(extract(epoch from ${rateWindows.endsAt} - now()) * 1000)::int`,
    });
  if (row === undefined) throw new Error('the database returned no usage');
  return row;
}

/** Takes uses back that turned out not to count. */
export async function takeBackUse(
  database: NodePgDatabase,
  { amount = 1, ...use }: { subject: string; who: string; amount?: number },
): Promise<void> {
  await database
    .update(rateWindows)
    .set({ hits: sql`greatest(${rateWindows.hits} - ${amount}::int, 0)` })
    .where(and(eq(rateWindows.key, keyOf(use)), gt(rateWindows.hits, 0), gt(rateWindows.endsAt, sql`now()`)));
}

/** Forgets all that was counted in the current window. */
export async function forgetUse(
  database: NodePgDatabase,
  use: { subject: string; who: string },
): Promise<void> {
  await database.delete(rateWindows).where(eq(rateWindows.key, keyOf(use)));
}

const keyOf = ({ subject, who }: { subject: string; who: string }): string =>
  createHash('sha256').update(`${subject}\n${who}`).digest('base64url');

/** Deletes what has been counted in windows that are over. */
export async function forgetEndedWindows(database: NodePgDatabase): Promise<void> {
  const old = sql`now() - ${`${KEPT_AFTER_END_MS} milliseconds`}::interval`;
  await database.delete(rateWindows).where(lt(rateWindows.endsAt, old));
}
