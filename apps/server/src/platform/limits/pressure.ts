import underPressure from '@fastify/under-pressure';
import { healthLive } from '@trazo/contract/api/health';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';

const MAX_EVENT_LOOP_DELAY_MS = 3_000;
const RETRY_SECONDS = 5;

/** Turns requests away while this process cannot keep up; that it lives is still answered. */
export async function registerPressureValve(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: (request) => {
      if (request.url === healthLive.path) return;
      throw new ApiProblem('renderer_busy', { retryAfter: RETRY_SECONDS });
    },
  });
}
