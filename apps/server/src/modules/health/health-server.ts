import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { registerErrorResponses } from '../../platform/http/error-responses.ts';
import { type Health, healthRoutes } from './health-routes.ts';

/** Answers for a process that serves nothing else whether it lives and is ready. */
export function buildHealthServer(health: Health, log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  registerErrorResponses(app);
  healthRoutes(app, health);
  return app;
}
