import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { drawCovers, generateDocument } from '@trazo/contract/api/documents';
import { checkFont } from '@trazo/contract/api/fonts';
import { healthLive, healthReady } from '@trazo/contract/api/health';
import { openapiDocument } from '@trazo/contract/api/openapi';
import { sendPlan } from '@trazo/contract/api/plans';
import { sharedDocument } from '@trazo/contract/api/shares';
import { templateThumbnail } from '@trazo/contract/api/templates';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** The mean delay of the event loop, over a second, from which work is turned away. */
export const MAX_EVENT_LOOP_DELAY_MS = 3_000;
/** Of what V8 may take: above it, collecting takes more and more of the time, and then the process ends. */
const HEAP_SHARE = 0.8;
/** After it listens. Loading the modules blocks the loop: what is measured then says nothing of the requests. */
const STARTING_MS = 10_000;
const RETRY_SECONDS = 5;
/** Large bodies, large answers and pictures, that can wait: the page asks for a preview again by itself. */
const CAN_WAIT: ReadonlySet<string | undefined> = new Set(
  [generateDocument, drawCovers, checkFont, sharedDocument, sendPlan, templateThumbnail, openapiDocument].map(
    ({ path }) => path,
  ),
);
/** Who asks for health ends a server that does not answer. */
const ALWAYS_ANSWERED: ReadonlySet<string | undefined> = new Set([healthLive.path, healthReady.path]);

export interface PressureLimits {
  /** 0 turns this one off: for tests, which share the loop with what they look at. */
  readonly maxEventLoopDelayMs: number;
  readonly maxHeapBytes?: number;
  readonly startingMs?: number;
}

/**
 * Back-pressure. While the event loop lags, new documents and pictures are refused; all else costs little and is let in: no first
 * save, sign-in, payment or cancellation is refused because other users' documents are being made. While the heap is nearly full all
 * is refused, for the process would end and take with it what is in hand.
 */
export async function registerPressureValve(
  app: FastifyInstance,
  {
    maxEventLoopDelayMs,
    maxHeapBytes = getHeapStatistics().heap_size_limit * HEAP_SHARE,
    startingMs = STARTING_MS,
  }: PressureLimits,
): Promise<void> {
  let since = performance.now();
  app.addHook('onListen', async () => {
    since = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: maxHeapBytes,
    pressureHandler: ({ routeOptions: { url } }) => {
      const isFull = app.memoryUsage().heapUsed > maxHeapBytes;
      const isRefused = isFull
        ? !ALWAYS_ANSWERED.has(url)
        : CAN_WAIT.has(url) && performance.now() - since >= startingMs;
      if (isRefused) throw new ApiError('server_busy', { retryAfter: RETRY_SECONDS });
    },
  });
}
