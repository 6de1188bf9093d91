import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';

/** The mean delay of the event loop, over a second, from which work is turned away. */
export const MAX_EVENT_LOOP_DELAY_MS = 3_000;
/** After it listens. Loading the modules blocks the loop: what is measured then says nothing of the requests. */
const STARTING_MS = 10_000;
const RETRY_SECONDS = 5;

/**
 * Turns new work (`POST`) away while this process cannot keep up. Pages, files, reads and saves cost little and are always
 * let in: a visitor must not meet an error page because somebody else's documents are being made. A limit of 0 turns
 * nobody away: for tests, which share the loop with what they look at.
 */
export async function registerPressureValve(
  app: FastifyInstance,
  maxEventLoopDelayMs: number,
  startingMs: number = STARTING_MS,
): Promise<void> {
  let since = performance.now();
  app.addHook('onListen', async () => {
    since = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: (request) => {
      if (request.method !== 'POST' || performance.now() - since < startingMs) return;
      throw new ApiProblem('server_busy', { retryAfter: RETRY_SECONDS });
    },
  });
}
