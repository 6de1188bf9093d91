import { healthLive, healthReady } from '@trazo/contract/api/health';
import type { ResponseBody } from '@trazo/contract/api/route';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { PROBE } from '../../platform/telemetry/probes.ts';
import { VERSION } from '../../platform/version.ts';

const RETRY_SECONDS = 2;

export interface Health {
  /** What this process needs to serve anything, by name. */
  readonly checks: Readonly<Record<string, () => boolean | Promise<boolean>>>;
  /** What a person should look at although requests are served, by name: what is wrong, or nothing. */
  readonly warnings: Readonly<Record<string, () => Promise<string | undefined>>>;
}

export function healthRoutes(app: FastifyInstance, { checks, warnings }: Health) {
  app.route({
    ...contractRoute(healthLive, PROBE),
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'live', version: VERSION } satisfies ResponseBody<typeof healthLive>;
    },
  });

  app.route({
    ...contractRoute(healthReady, PROBE),
    handler: async (_request, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => ({ name, ok: await check() })),
      );
      const details = results
        .filter(({ ok }) => !ok)
        .map(({ name }) => ({ path: name, message: 'no answer' }));
      if (details.length > 0) throw new ApiError('not_ready', { details, retryAfter: RETRY_SECONDS });
      const warned = await Promise.all(
        Object.entries(warnings).map(async ([path, warning]) => ({ path, message: await warning() })),
      );
      const warningDetails = warned.flatMap(({ path, message }) =>
        message === undefined ? [] : [{ path, message }],
      );
      reply.header('cache-control', 'no-store');
      return {
        status: 'ready' as const,
        ...(warningDetails.length > 0 && { details: warningDetails }),
      } satisfies ResponseBody<typeof healthReady>;
    },
  });
}
