import type { ErrorCode } from '@trazo/contract/errors';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';
import { arrivingBody } from './arriving-body.ts';
import { createBodyRoom } from './body-room.ts';
import { networkOf } from './network-of.ts';
import { countUse } from './rate-window-store.ts';

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
 * filling the memory, and nobody keeps the process busy with large bodies alone. Room is taken as bytes arrive, so that
 * what is only announced shuts nobody out.
 */
export function bodyBudget({
  database,
  totalBytes,
  largeBytes,
  largePerMinute,
  busy = 'renderer_busy',
}: BodyBudget) {
  const room = createBodyRoom({ totalBytes, busy });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: RequestPayload,
  ): Promise<RequestPayload> => {
    const place = room.enter(networkOf(request.ip));
    const announced = announcedBytes(request);
    place.require(announced ?? 0);
    if ((announced ?? request.routeOptions.bodyLimit) > largeBytes) {
      await requireFew({ database, max: largePerMinute, request });
    }
    const body = arrivingBody(payload, place.take);
    reply.raw.once('close', () => {
      body.destroy();
      place.leave();
    });
    return body;
  };
}

function announcedBytes({ headers, routeOptions }: FastifyRequest): number | undefined {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(announced) ? Math.min(announced, routeOptions.bodyLimit) : undefined;
}

interface LargeBodies {
  readonly database: NodePgDatabase;
  readonly max: number;
  readonly request: FastifyRequest;
}

async function requireFew({ database, max, request }: LargeBodies): Promise<void> {
  const use = { subject: 'large bodies', who: networkOf(request.ip), windowMs: MINUTE };
  const usage = await countUse(database, use).catch((err: Error) => {
    request.log.warn({ err }, 'large bodies are not being counted');
  });
  if (usage === undefined || usage.hits <= max) return;
  throw new ApiProblem('too_many_requests', {
    retryAfter: Math.max(1, Math.ceil(usage.remainingMs / 1000)),
  });
}
