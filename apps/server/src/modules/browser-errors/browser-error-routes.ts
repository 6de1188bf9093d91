import { reportBrowserError } from '@trazo/contract/api/browser-errors';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import { countUse } from '../../platform/limits/rate-window-store.ts';
import { withoutAddresses } from '../../platform/log/logged-error.ts';

/** A page that fails in a loop is to tell so, not to fill the log. */
const REPORTS_PER_MINUTE = 20;
/** Of all networks: a release that fails everywhere says so often enough. */
const ALL_REPORTS_PER_MINUTE = 200;
const MINUTE = 60_000;
const URL_LIKE = /\b[a-z][a-z0-9+.-]*:\S+/gi;

export interface BrowserErrorRoutesOptions {
  readonly reportsErrors: boolean;
  readonly database: NodePgDatabase;
}

/** Errors of pages go where the server's own errors go. */
export function browserErrorRoutes(
  app: FastifyInstance,
  { reportsErrors, database }: BrowserErrorRoutesOptions,
): void {
  app.route(
    openRoute(reportBrowserError, {
      config: perMinute(REPORTS_PER_MINUTE),
      handler: async ({ body: { type, message, frames, page }, request }) => {
        if (!reportsErrors) return { reported: false };
        const all = { subject: 'reports of pages', who: 'all', windowMs: MINUTE };
        const { hits } = await countUse(database, all);
        if (hits > ALL_REPORTS_PER_MINUTE) return { reported: false };
        const browserError = {
          ...{ type, stack: frames.join('\n'), page },
          message: withoutAddresses(message.replace(URL_LIKE, '(address)')),
        };
        request.log.error({ browserError }, 'an error in a browser');
        return { reported: true };
      },
    }),
  );
}
