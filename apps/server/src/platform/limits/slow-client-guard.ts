import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { countedBody } from './counted-body.ts';

const WINDOW_MS = 5_000;
/** A tenth of what the slowest telephone line brings. */
const MIN_WINDOW_BYTES = 4_096;
/** In a tunnel a line brings nothing for a while. */
const MAX_SLOW_WINDOWS = 4;

/** Node's limit on the headers of a request: as long as a body may all but stand still. */
export const HEADERS_TIMEOUT_MS = WINDOW_MS * MAX_SLOW_WINDOWS;
/** How often Node looks for connections beyond its limits. */
export const CONNECTIONS_CHECK_MS = 2_000;

/** Slow-client guard (slowloris): every body of every route, whatever its size, arrives or ends with `payload_too_slow`. */
export function registerSlowClientGuard(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return payload;
    const body = guardedBody(payload);
    reply.raw.once('close', () => body.destroy());
    return body;
  });
}

/** Passes a body on as it arrives; one that all but stopped arriving ends with `payload_too_slow`. */
export function guardedBody(payload: Readable): Readable {
  let bytes = 0;
  let slowWindows = 0;
  const body = countedBody(payload, (more) => {
    bytes += more;
  });
  // Windows are counted, for a single long one also ends while this process is too busy to read.
  const watch = setInterval(() => {
    slowWindows = bytes < MIN_WINDOW_BYTES ? slowWindows + 1 : 0;
    bytes = 0;
    if (slowWindows >= MAX_SLOW_WINDOWS) body.destroy(new ApiError('payload_too_slow'));
  }, WINDOW_MS);
  body.once('close', () => clearInterval(watch));
  return body;
}
