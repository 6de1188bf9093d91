import {
  changeEmail,
  confirmEmail,
  requestEmailConfirmation,
  stopEmailChange,
} from '@trazo/contract/api/email-confirmation';
import { requestRecovery, resetPassword, verifyRecovery } from '@trazo/contract/api/recovery';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { Accounts } from './accounts.ts';
import { logAuthentication, logOutcome } from './authentication-log.ts';
import { callerOf, rememberDevice } from './device-cookie.ts';

/** Recovery and e-mail addresses: calls that go by way of a key sent by mail. */
export function mailedKeyRoutes(app: FastifyInstance, accounts: Accounts): void {
  recoveryRoutes(app, accounts);
  emailRoutes(app, accounts);
}

function recoveryRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { devices, recovery } = accounts;
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
      handler: async ({ params, request }) => {
        await recovery.verify(params.key, callerOf(request));
        return { status: 'key_valid' as const };
      },
    }),
  );

  app.route(
    openRoute(resetPassword, {
      ...credentials,
      handler: async ({ body, request, reply }) => {
        const { password_recovery_id: key, new_password: password } = body;
        const { owner, unlinkedGoogle } = await recovery.reset(key, password, callerOf(request));
        logAuthentication(request, 'password_reset', { account: owner });
        if (unlinkedGoogle) logAuthentication(request, 'google_unlinked', { account: owner });
        await rememberDevice(devices, owner, { request, reply });
        return { status: 'password_changed' as const };
      },
    }),
  );
}

function emailRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { authentication, confirmation } = accounts;
  const credentials = { config: perMinute(accounts.attemptsPerAddress) };

  app.route(
    accountRoute(authentication, requestEmailConfirmation, {
      ...credentials,
      handler: async ({ signedIn }) => ({
        status: (await confirmation.askAgain(signedIn.account.id))
          ? ('confirmation_sent' as const)
          : ('email_confirmed' as const),
      }),
    }),
  );

  app.route(
    accountRoute(authentication, changeEmail, {
      ...credentials,
      handler: async ({ signedIn, body, request }) => {
        const change = { email: body.user_email, password: body.password };
        const asking = confirmation.requestChange(signedIn, change);
        await logOutcome(request, 'email_change_requested', signedIn.account.id, asking);
        return { status: 'confirmation_sent' as const };
      },
    }),
  );

  app.route(
    openRoute(stopEmailChange, {
      ...credentials,
      handler: async ({ body, request }) => {
        const account = await confirmation.stopChange(body.key);
        logAuthentication(request, 'email_change_stopped', { account });
        return { status: 'email_change_stopped' as const };
      },
    }),
  );

  app.route(
    openRoute(confirmEmail, {
      ...credentials,
      handler: async ({ body, request }) => {
        const { account, email } = await confirmation.confirm(body.key);
        logAuthentication(request, 'email_confirmed', { account });
        return { status: 'email_confirmed' as const, user_email: email };
      },
    }),
  );
}
