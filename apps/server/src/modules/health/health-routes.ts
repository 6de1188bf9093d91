import { healthLive, healthReady } from '@trazo/contract/api/health';
import type { ResponseBody } from '@trazo/contract/api/route';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';

const RETRY_SECONDS = 2;

export interface HealthRoutesOptions {
  /** What the server stands on, by name. */
  readonly checks: Readonly<Record<string, () => boolean | Promise<boolean>>>;
}

export function healthRoutes(app: FastifyInstance, { checks }: HealthRoutesOptions) {
  app.route({
    ...contractRoute(healthLive),
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'live' } satisfies ResponseBody<typeof healthLive>;
    },
  });

  app.route({
    ...contractRoute(healthReady),
    handler: async (_request, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => ({ name, ok: await check() })),
      );
      const details = results
        .filter(({ ok }) => !ok)
        .map(({ name }) => ({ path: name, message: 'no answer' }));
      if (details.length > 0) throw new ApiProblem('not_ready', { details, retryAfter: RETRY_SECONDS });
      reply.header('cache-control', 'no-store');
      return { status: 'ready' } satisfies ResponseBody<typeof healthReady>;
    },
  });
}
