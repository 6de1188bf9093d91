import type { ErrorCode } from '@trazo/contract/errors';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { type BodyShare, createBodyCapacity } from './body-capacity.ts';
import { countedBody } from './counted-body.ts';
import { customerOf } from './network-of.ts';
import { countWithinLimit } from './use-limit.ts';

const MINUTE = 60_000;
const KILOBYTE = 1024;

export interface BodyBudget {
  readonly database: NodePgDatabase;
  /** Bytes of bodies in work at once, of all clients together. */
  readonly totalBytes: number;
  /** A body above this is large: reading it takes this process a noticeable while. */
  readonly largeBytes: number;
  /** Bytes of large bodies an address may send. */
  readonly largeBytesPerMinute: number;
  /** What large bodies are counted as: routes with the same subject share what an address may send. */
  readonly subject?: string;
  /** The error while the capacity is used up. */
  readonly busy?: ErrorCode;
}

/**
 * Hooks for routes that take large bodies; the first runs before they are read. Back-pressure: too many bytes at once are refused instead
 * of filling the memory, and no address keeps the process busy with large bodies alone. Capacity is taken as bytes arrive, so
 * that an announced length alone shuts no other client out, and given back when the work on them has ended: not when its client left.
 */
export function bodyBudget({
  database,
  totalBytes,
  largeBytes,
  largeBytesPerMinute,
  subject = 'large bodies',
  busy = 'renderer_busy',
}: BodyBudget) {
  const capacity = createBodyCapacity({ totalBytes, busy });
  const shares = new WeakMap<FastifyRequest, BodyShare>();
  return {
    preParsing: async (
      request: FastifyRequest,
      reply: FastifyReply,
      payload: RequestPayload,
    ): Promise<RequestPayload> => {
      const share = capacity.enter(customerOf(request.ip));
      shares.set(request, share);
      const announced = announcedBytes(request);
      share.require(announced ?? 0);
      const bytes = announced ?? request.routeOptions.bodyLimit;
      if (bytes > largeBytes)
        await requireFew({ database, subject, max: largeBytesPerMinute, request, bytes });
      const body = countedBody(payload, share.take);
      reply.raw.once('close', () => {
        // Read to its end: it is being worked on, also when the client is gone.
        if (body.readableEnded) return;
        body.destroy();
        share.leave();
      });
      return body;
    },
    onSend: async (request: FastifyRequest): Promise<void> => shares.get(request)?.leave(),
  };
}

function announcedBytes({ headers, routeOptions }: FastifyRequest): number | undefined {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(announced) ? Math.min(announced, routeOptions.bodyLimit) : undefined;
}

interface LargeBodies {
  readonly database: NodePgDatabase;
  readonly subject: string;
  readonly max: number;
  readonly request: FastifyRequest;
  readonly bytes: number;
}

async function requireFew({ database, subject, max, request, bytes }: LargeBodies): Promise<void> {
  const amount = Math.ceil(bytes / KILOBYTE);
  const use = { subject, who: customerOf(request.ip), windowMs: MINUTE, max: max / KILOBYTE, amount };
  await countWithinLimit(database, use).catch((err: unknown) => {
    if (err instanceof ApiError) throw err;
    request.log.warn({ err }, 'large bodies are not being counted');
  });
}
