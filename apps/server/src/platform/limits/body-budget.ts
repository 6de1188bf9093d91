import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';

const RETRY_SECONDS = 5;

/**
 * Bytes of request bodies in work at once: many large plans at the same moment wait outside instead of filling the memory.
 * A request that does not say its length counts with the route's limit.
 */
export function bodyBudget(totalBytes: number) {
  let taken = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const announced = Number(request.headers['content-length'] ?? Number.NaN);
    const limit = request.routeOptions.bodyLimit;
    const bytes = Number.isFinite(announced) ? Math.min(announced, limit) : limit;
    if (taken > 0 && taken + bytes > totalBytes) {
      throw new ApiProblem('renderer_busy', { retryAfter: RETRY_SECONDS });
    }
    taken += bytes;
    reply.raw.once('close', () => {
      taken -= bytes;
    });
  };
}
