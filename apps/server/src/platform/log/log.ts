import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

/**
 * The log: one JSON line an event. It never holds what a person wrote, addresses, cookies or tokens: of a request only
 * its method and its route, of an error what `loggedError` leaves of it.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: {
      err: loggedError,
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** One line a request, when it has been answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
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
