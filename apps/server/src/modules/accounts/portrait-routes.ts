import { changePortrait, portraitPicture, removePortrait } from '@trazo/contract/api/portraits';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { bodyBudget } from '../../platform/limits/body-budget.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { Accounts } from './accounts.ts';

const MEGABYTE = 1024 ** 2;
/** The account page sends a few hundred kilobytes. */
const BODIES = {
  totalBytes: 64 * MEGABYTE,
  largeBytes: MEGABYTE,
  largeBytesPerMinute: 40 * MEGABYTE,
} as const;
const CHANGES_PER_MINUTE = 20;
const VIEWS_PER_MINUTE = 600;
const YEAR = 'private, max-age=31536000, immutable';

/** The picture of an account. */
export function portraitRoutes(
  app: FastifyInstance,
  { database, accounts }: { database: NodePgDatabase; accounts: Accounts },
): void {
  const { authentication, describe, portraits } = accounts;

  app.route(
    accountRoute(authentication, changePortrait, {
      config: perMinute(CHANGES_PER_MINUTE),
      ...bodyBudget({ database, ...BODIES, busy: 'server_busy' }),
      handler: async ({ signedIn, body, reply }) =>
        describe(await portraits.set(signedIn, body.user_profile_image, clientSignal(reply))),
    }),
  );

  app.route(
    accountRoute(authentication, removePortrait, {
      handler: async ({ signedIn }) => describe(await portraits.remove(signedIn)),
    }),
  );

  app.route(
    openRoute(portraitPicture, {
      config: perMinute(VIEWS_PER_MINUTE),
      handler: async ({ params, reply }) => {
        const picture = await portraits.picture(params.key);
        return reply.header('cache-control', YEAR).type('image/webp').send(picture);
      },
    }),
  );
}
