import underPressure from '@fastify/under-pressure';
import { healthLive } from '@trazo/contract/api/health';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';

/** The mean delay of the event loop, over a second, from which requests are turned away. */
export const MAX_EVENT_LOOP_DELAY_MS = 3_000;
/** Loading the modules blocks the loop: what is measured then says nothing of the requests. */
const STARTING_MS = 10_000;
const RETRY_SECONDS = 5;

/**
 * Turns requests away while this process cannot keep up; that it lives is still answered. A limit of 0 turns nobody away:
 * for tests, which share the loop with what they look at.
 */
export async function registerPressureValve(
  app: FastifyInstance,
  maxEventLoopDelayMs: number,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: (request) => {
      if (request.url === healthLive.path || performance.now() < STARTING_MS) return;
      throw new ApiProblem('renderer_busy', { retryAfter: RETRY_SECONDS });
    },
  });
}
