import { changeEmail, confirmEmail, requestEmailConfirmation } from '@trazo/contract/api/email-confirmation';
import { requestRecovery, resetPassword, verifyRecovery } from '@trazo/contract/api/recovery';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { Accounts } from './accounts.ts';

/** Recovery and e-mail addresses: calls that go by way of a key sent by mail. */
export function mailedKeyRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { authentication, confirmation, recovery } = accounts;
  const credentials = { config: perMinute(accounts.attemptsPerAddress) };

  app.route(
    openRoute(requestRecovery, {
      ...credentials,
      handler: async ({ body }) => {
        await recovery.request(body.user_email);
        return { status: 'recovery_requested' as const };
      },
    }),
  );

  app.route(
    openRoute(verifyRecovery, {
      ...credentials,
      handler: async ({ params }) => {
        await recovery.verify(params.key);
        return { status: 'key_valid' as const };
      },
    }),
  );

  app.route(
    openRoute(resetPassword, {
      ...credentials,
      handler: async ({ body }) => {
        await recovery.reset(body.password_recovery_id, body.new_password);
        return { status: 'password_changed' as const };
      },
    }),
  );

  app.route(
    accountRoute(authentication, requestEmailConfirmation, {
      ...credentials,
      handler: async ({ signedIn }) => ({
        status: (await confirmation.askAgain(signedIn))
          ? ('confirmation_sent' as const)
          : ('email_confirmed' as const),
      }),
    }),
  );

  app.route(
    accountRoute(authentication, changeEmail, {
      ...credentials,
      handler: async ({ signedIn, body }) => {
        await confirmation.requestChange(signedIn, { email: body.user_email, password: body.password });
        return { status: 'confirmation_sent' as const };
      },
    }),
  );

  app.route(
    openRoute(confirmEmail, {
      ...credentials,
      handler: async ({ body }) => ({
        status: 'email_confirmed' as const,
        user_email: await confirmation.confirm(body.key),
      }),
    }),
  );
}
