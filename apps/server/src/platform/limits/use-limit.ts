import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ApiError } from '../errors/api-error.ts';
import { countUse } from './rate-window-store.ts';

export interface UseLimit {
  readonly subject: string;
  readonly who: string;
  /** Uses in a window. */
  readonly max: number;
  readonly windowMs: number;
  /** How many are counted at once; one where absent. */
  readonly amount?: number;
}

/** Counts one more use (or `amount`), for all servers together; `too_many_requests` beyond the limit. */
export async function countWithinLimit(database: NodePgDatabase, { max, ...use }: UseLimit): Promise<void> {
  const { hits, remainingMs } = await countUse(database, use);
  if (hits > max) throw tooManyRequests(remainingMs);
}

/** The refusal until a window ends. */
export const tooManyRequests = (remainingMs: number): ApiError =>
  new ApiError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(remainingMs / 1000)) });
