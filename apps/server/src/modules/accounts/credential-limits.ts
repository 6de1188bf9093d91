import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { countUse } from '../../platform/limits/rate-window-store.ts';

const QUARTER_HOUR = 15 * 60_000;

/**
 * Attempts on one account (or on one address that may be an account) in a quarter of an hour, from wherever they come, for
 * all servers together.
 */
export interface CredentialLimits {
  count(what: string, who: string): Promise<void>;
}

export const createCredentialLimits = (
  database: NodePgDatabase,
  attemptsPerAccount: number,
): CredentialLimits => ({
  count: async (what, who) => {
    const { hits, remainingMs } = await countUse(database, {
      subject: `account ${what}`,
      who,
      windowMs: QUARTER_HOUR,
    });
    if (hits > attemptsPerAccount) {
      throw new ApiProblem('too_many_requests', { retryAfter: Math.max(1, Math.ceil(remainingMs / 1000)) });
    }
  },
});
