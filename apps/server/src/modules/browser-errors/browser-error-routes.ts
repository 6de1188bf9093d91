import { reportBrowserError } from '@trazo/contract/api/browser-errors';
import type { FastifyInstance } from 'fastify';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import { withoutAddresses } from '../../platform/log/logged-error.ts';

/** A page that fails in a loop is to tell so, not to fill the log. */
const REPORTS_PER_MINUTE = 20;

export interface BrowserErrorRoutesOptions {
  readonly reportsErrors: boolean;
}

/** Errors of pages go where the server's own errors go. */
export function browserErrorRoutes(app: FastifyInstance, { reportsErrors }: BrowserErrorRoutesOptions): void {
  app.route(
    openRoute(reportBrowserError, {
      config: perMinute(REPORTS_PER_MINUTE),
      handler: async ({ body: { type, message, frames, page }, request }) => {
        if (!reportsErrors) return { reported: false };
        const browserError = { type, message: withoutAddresses(message), stack: frames.join('\n'), page };
        request.log.error({ browserError }, 'an error in a browser');
        return { reported: true };
      },
    }),
  );
}
