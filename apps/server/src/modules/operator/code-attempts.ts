import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import { forgetUse, takeBackUse } from '../../platform/limits/rate-window-store.ts';
import { countWithinLimit } from '../../platform/limits/use-limit.ts';

const MINUTE_MS = 60_000;

/**
 * Wrong codes an account may give: of a million codes three are right at a time. A quarter of an hour alone would leave 480 a
 * day to who has time; the day leaves 20.
 */
const LIMITS = [
  { subject: 'second factor', max: 5, windowMs: 15 * MINUTE_MS },
  { subject: 'second factor, by day', max: 20, windowMs: 24 * 60 * MINUTE_MS },
] as const;

/** Counts an attempt before its code is looked at, for all servers together; `too_many_requests` beyond a limit. */
export async function countAttempt(database: NodePgDatabase, who: AccountId): Promise<void> {
  const counted: string[] = [];
  for (const limit of LIMITS) {
    try {
      await countWithinLimit(database, { ...limit, who });
    } catch (error) {
      // No code is looked at: the answer names the longer wait, and refused attempts use up nothing else.
      for (const subject of counted) await takeBackUse(database, { subject, who });
      throw error;
    }
    counted.push(limit.subject);
  }
}

/** The attempt just counted was right: only wrong ones are kept. */
export async function takeBackAttempt(database: NodePgDatabase, who: AccountId): Promise<void> {
  for (const { subject } of LIMITS) await takeBackUse(database, { subject, who });
}

/** For who sets up a new second factor: the wrong codes were for the old one. */
export async function forgetAttempts(database: NodePgDatabase, who: AccountId): Promise<void> {
  for (const { subject } of LIMITS) await forgetUse(database, { subject, who });
}
