import type { ErrorCode } from '@trazo/contract/errors';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { inTime } from '../in-time.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { COUNTING_MS, countUse, takeBackUse } from './rate-window-store.ts';

const DAY = 24 * 3_600_000;

/** What may be used in a day, by each or by all together, counted for all servers. The day begins with its first use. */
export interface DailyBudget {
  /** Before it is used; refuses what exceeds the day. */
  book(who: string, amount: number): Promise<void>;
  /** What was used beyond what had been booked, or below 0 what was not used of it. */
  correct(who: string, amount: number): Promise<void>;
}

export interface DailyBudgetOptions {
  readonly database: NodePgDatabase;
  readonly log: FastifyBaseLogger;
  readonly metrics: Pick<Metrics, 'budgetUsed' | 'budgetRefused' | 'budgetMost'>;
  /** What it is counted and measured as. */
  readonly budget: string;
  readonly most: number;
  readonly refusal?: ErrorCode;
}

export function createDailyBudget(options: DailyBudgetOptions): DailyBudget {
  const { database, log, metrics, budget, most, refusal = 'daily_limit' } = options;
  const subject = `${budget} a day`;
  metrics.budgetMost.set({ budget }, most);
  // An increase is only seen from a figure that is there.
  metrics.budgetRefused.inc({ budget }, 0);
  metrics.budgetUsed.inc({ budget }, 0);
  const count = async (who: string, amount: number): Promise<number> => {
    try {
      if (amount < 0) {
        await inTime(COUNTING_MS, () => takeBackUse(database, { subject, who, amount: -amount }));
      } else {
        metrics.budgetUsed.inc({ budget }, amount);
        const use = { subject, who, windowMs: DAY, amount };
        return (await inTime(COUNTING_MS, () => countUse(database, use))).hits;
      }
    } catch (err) {
      // Without its database the server says so in its health check; it does not refuse documents as well.
      log.warn({ err }, 'a budget is not being counted');
    }
    return 0;
  };
  return {
    book: async (who, amount) => {
      if ((await count(who, amount)) <= most) return;
      await count(who, -amount);
      metrics.budgetRefused.inc({ budget });
      throw new ApiError(refusal);
    },
    correct: async (who, amount) => {
      if (amount !== 0) await count(who, amount);
    },
  };
}
