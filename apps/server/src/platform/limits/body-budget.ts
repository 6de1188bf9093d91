import type { ErrorCode } from '@trazo/contract/errors';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';
import { countUse } from './rate-window-store.ts';

const RETRY_SECONDS = 5;
const MINUTE = 60_000;

export interface BodyBudget {
  readonly database: NodePgDatabase;
  /** Bytes of bodies in work at once, of everybody together. */
  readonly totalBytes: number;
  /** A body above this is large: reading it takes this process a noticeable while. */
  readonly largeBytes: number;
  /** Large bodies an address may send. */
  readonly largePerMinute: number;
  /** What is said while there is no room. */
  readonly busy?: ErrorCode;
}

/**
 * A hook for routes that take large bodies, to run before they are read. Too many bytes at once wait outside instead of
 * filling the memory, and nobody keeps the process busy with large bodies alone. A request that does not say its length
 * counts with the route's limit.
 */
export function bodyBudget({
  database,
  totalBytes,
  largeBytes,
  largePerMinute,
  busy = 'renderer_busy',
}: BodyBudget) {
  let taken = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const bytes = announcedBytes(request);
    if (taken > 0 && taken + bytes > totalBytes) {
      throw new ApiProblem(busy, { retryAfter: RETRY_SECONDS });
    }
    taken += bytes;
    reply.raw.once('close', () => {
      taken -= bytes;
    });
    if (bytes <= largeBytes) return;
    const use = { subject: 'large bodies', who: request.ip, windowMs: MINUTE };
    const usage = await countUse(database, use).catch((err: Error) => {
      request.log.warn({ err }, 'large bodies are not being counted');
    });
    if (usage === undefined || usage.hits <= largePerMinute) return;
    throw new ApiProblem('too_many_requests', {
      retryAfter: Math.max(1, Math.ceil(usage.remainingMs / 1000)),
    });
  };
}

function announcedBytes(request: FastifyRequest): number {
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  const limit = request.routeOptions.bodyLimit;
  return Number.isFinite(announced) ? Math.min(announced, limit) : limit;
}
