import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { registerErrorResponses } from '../../platform/http/error-responses.ts';
import { type Health, healthRoutes } from './health-routes.ts';
import { type MetricsRoutesOptions, metricsRoutes } from './metrics-routes.ts';

/** Answers on a port of its own with nothing but what it is given: health, figures, or both. */
export function buildOperatorServer(
  {
    health,
    metrics,
  }: { readonly health?: Health | undefined; readonly metrics?: MetricsRoutesOptions | undefined },
  log: FastifyBaseLogger,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  registerErrorResponses(app);
  if (health !== undefined) healthRoutes(app, health);
  if (metrics !== undefined) metricsRoutes(app, metrics);
  return app;
}
