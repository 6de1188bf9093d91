import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Metrics } from '../../platform/telemetry/metrics.ts';
import { PROBE } from '../../platform/telemetry/probes.ts';

export interface MetricsRoutesOptions {
  readonly metrics: Metrics;
  /** What a caller has to know; anybody may ask without one, so it is left out only on a port of its own. */
  readonly token: string | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `/metrics`, for Prometheus. Not of the API: it is read by the operator's machines. */
export function metricsRoutes(app: FastifyInstance, { metrics, token }: MetricsRoutesOptions): void {
  const isKnown = (given: string | undefined): boolean =>
    token === undefined || (given !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${token}`)));
  app.get('/metrics', { schema: { hide: true }, config: PROBE }, async (request, reply) => {
    // The same as for an address there is nothing at.
    if (!isKnown(request.headers.authorization)) throw new ApiError('not_found');
    reply.header('cache-control', 'no-store').type(metrics.contentType).serializer(String);
    return metrics.text();
  });
}
