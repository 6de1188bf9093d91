import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ApiError } from '../errors/api-error.ts';
import { countUse } from './rate-window-store.ts';

export interface UseLimit {
  readonly subject: string;
  readonly who: string;
  /** Uses in a window. */
  readonly max: number;
  readonly windowMs: number;
}

/** Counts one more use, for all servers together; `too_many_requests` beyond the limit. */
export async function countWithinLimit(database: NodePgDatabase, { max, ...use }: UseLimit): Promise<void> {
  const { hits, remainingMs } = await countUse(database, use);
  if (hits <= max) return;
  throw new ApiError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(remainingMs / 1000)) });
}
