import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const RETRY_SECONDS = 2;

/**
 * From the signal on every request is refused in the contract's shape, and every answer, also to a request in work, ends its
 * connection: a client that is informed opens another one, where one whose connection is cut may have sent something that is lost.
 */
export function registerStopping(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onRequest', async () => {
    if (stopping.aborted) throw new ApiError('not_ready', { retryAfter: RETRY_SECONDS });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}
