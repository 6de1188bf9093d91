import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type Bindings, type DestinationStream, type Logger, pino } from 'pino';
import { isProbe } from '../telemetry/probes.ts';
import { loggedContext } from '../telemetry/work-context.ts';
import { loggedError } from './logged-error.ts';

const REQUEST_LOGS = new WeakSet<object>();

/**
 * The log: one JSON line an event. It never holds what a person wrote, addresses, cookies or tokens: of a request only
 * its method and its route, of an error what `loggedError` leaves of it.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    // The request, or the job, on whose behalf it is written, wherever that is.
    mixin: (_line: object, _level: number, by: object) => {
      const { requestId, ...context } = loggedContext();
      return requestId === undefined || REQUEST_LOGS.has(by) ? context : { ...context, requestId };
    },
    serializers: {
      err: loggedError,
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A request's own log says its id also where its context is lost, in events of the connection. */
export function requestLog(log: FastifyBaseLogger, { requestId }: Bindings): FastifyBaseLogger {
  const own = log.child({ requestId });
  REQUEST_LOGS.add(own);
  return own;
}

/** One line a request, when it has been answered; none for probes. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isProbe(request)) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
