import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isProbe } from '../telemetry/probes.ts';
import { customerOf } from './network-of.ts';
import { tooManyRequests } from './use-limit.ts';

/** Of a network, from each server: a first visit loads up to 300 files, and a whole class may come at once. */
const PAGES_AND_FILES_PER_MINUTE = 30_000;
const MINUTE = 60_000;
/** Networks of a minute; with more, those that were counted first are forgotten. */
const NETWORKS = 10_000;

/**
 * A limit by network for what is open to all and has none of its own (`perMinute`): pages, files, addresses that lead nowhere, and
 * probes by themselves. It is counted in memory: in the database it would cost more than the answer, which is there without it.
 */
export function registerPageLimit(app: FastifyInstance, max: number = PAGES_AND_FILES_PER_MINUTE): void {
  const counts = new LRUCache<string, { requests: number }>({ max: NETWORKS, ttl: MINUTE });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCounted(request)) {
      done();
      return;
    }
    const who = `${isProbe(request) ? 'probes of ' : ''}${customerOf(request.ip)}`;
    const count = counts.get(who) ?? { requests: 0 };
    count.requests += 1;
    // The minute begins with the first.
    if (count.requests === 1) counts.set(who, count);
    if (count.requests <= max) {
      done();
      return;
    }
    done(tooManyRequests(counts.getRemainingTTL(who)));
  });
}

/** What needs an account, below `/api`, is counted by its account where it costs much. */
function isCounted(request: FastifyRequest): boolean {
  const { config, url = '' } = request.routeOptions;
  if (config.rateLimit !== undefined) return false;
  return request.is404 || isProbe(request) || !url.startsWith('/api/');
}
