import type { FastifyReply } from 'fastify';
import { PoolError } from '../renderer-pool/pool-errors.ts';

/**
 * Aborts when the client is gone before it was answered. Fastify's own `request.signal` goes by the request's stream,
 * which also closes when its body has been read.
 */
export function clientSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const withdraw = () => {
    if (!raw.writableFinished) controller.abort(new PoolError('withdrawn'));
  };
  // Gone while it was found out who asks.
  if (raw.destroyed) withdraw();
  else raw.once('close', withdraw);
  return controller.signal;
}
