import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const RETRY_SECONDS = 2;

export interface StoppingSignals {
  /** Balancers are to notice that this server goes; requests are still answered. */
  readonly leaving: AbortSignal;
  /** Requests are refused from here on. */
  readonly stopping: AbortSignal;
}

/**
 * From `stopping` on every request is refused in the contract's shape, and from `leaving` on every answer, also to a request in
 * work, ends its connection: a client that is informed opens another one, where one whose connection is cut may have sent something
 * that is lost.
 */
export function registerStopping(app: FastifyInstance, { leaving, stopping }: StoppingSignals): void {
  app.addHook('onRequest', async () => {
    if (stopping.aborted) throw new ApiError('not_ready', { retryAfter: RETRY_SECONDS });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.aborted) reply.header('connection', 'close');
  });
}
