import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { must } from '@trazo/plan/must';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { inTime } from '../in-time.ts';
import { networksOf } from './network-of.ts';
import { COUNTING_MS, countUse, type Usage } from './rate-window-store.ts';
import { tooManyRequests } from './use-limit.ts';

const MINUTE = 60_000;

/** Routes with `perMinute(...)` in their configuration are limited by network, for all servers together. */
export async function registerRateLimit(app: FastifyInstance, database: NodePgDatabase): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'onRequest',
    keyGenerator: ({ ip }) => ip,
    store: databaseStore(database),
    // Without its database the server says so in its health check; it does not refuse all requests as well.
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}

/** A limit for one route. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: MINUTE } });

/**
 * Counts one more use by an address: by its network, and by the wider ones around it, which have a few times as much. What one of them
 * refuses is not counted by those around it.
 */
async function countNetworks(
  database: NodePgDatabase,
  { address, max, ...use }: { subject: string; address: string; windowMs: number; max: number },
): Promise<Usage> {
  let narrowest: Usage | undefined;
  for (const { network, times } of networksOf(address)) {
    const usage = await countUse(database, { ...use, who: network });
    narrowest ??= usage;
    if (usage.hits > max * times) return { ...usage, hits: Math.ceil(usage.hits / times) };
  }
  return must(narrowest, 'an address is in a network');
}

function databaseStore(database: NodePgDatabase): FastifyRateLimitStoreCtor {
  return class DatabaseStore implements FastifyRateLimitStore {
    readonly #subject: string;

    constructor(options: { subject?: string }) {
      this.#subject = options.subject ?? 'all';
    }

    incr(
      address: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const use = { subject: this.#subject, address, windowMs, max };
      inTime(COUNTING_MS, () => countNetworks(database, use)).then(
        ({ hits, remainingMs }) => callback(null, { current: hits, ttl: remainingMs }),
        (error: Error) => callback(error),
      );
    }

    // The plugin gives its own settings with the route among them, and not, as its types say, the route.
    child(settings: object): FastifyRateLimitStore {
      const { routeInfo } = settings as { routeInfo?: Pick<RouteOptions, 'method' | 'url'> };
      if (routeInfo === undefined) throw new TypeError('a limit without its route');
      return new DatabaseStore({ subject: `${routeInfo.method} ${routeInfo.url}` });
    }
  };
}
