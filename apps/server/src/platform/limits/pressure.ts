import underPressure from '@fastify/under-pressure';
import { generateDocument } from '@trazo/contract/api/documents';
import { sendPlan } from '@trazo/contract/api/plans';
import { sharedDocument } from '@trazo/contract/api/shares';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** The mean delay of the event loop, over a second, from which work is turned away. */
export const MAX_EVENT_LOOP_DELAY_MS = 3_000;
/** After it listens. Loading the modules blocks the loop: what is measured then says nothing of the requests. */
const STARTING_MS = 10_000;
const RETRY_SECONDS = 5;
/** Large bodies and large answers, that can wait: the page asks for a preview again by itself. */
const CAN_WAIT: ReadonlySet<string | undefined> = new Set(
  [generateDocument, sharedDocument, sendPlan].map(({ path }) => path),
);

/**
 * Back-pressure: refuses new documents while the event loop lags. All else costs little and is always let in: no first
 * save, sign-in, payment or cancellation is refused because other users' documents are being made. A limit of 0 turns
 * this off: for tests, which share the loop with what they look at.
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
      if (!CAN_WAIT.has(request.routeOptions.url) || performance.now() - since < startingMs) return;
      throw new ApiError('server_busy', { retryAfter: RETRY_SECONDS });
    },
  });
}
