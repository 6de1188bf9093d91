import {
  changeLanguage,
  changePassword,
  createUser,
  currentUser,
  deleteUser,
  exportUser,
  updateUser,
} from '@trazo/contract/api/accounts';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { Accounts } from './accounts.ts';
import { logAuthentication, logOutcome } from './authentication-log.ts';
import { rememberDevice } from './device-cookie.ts';
import { describeSignedIn, deviceOf } from './user.ts';

const EXPORTS_PER_MINUTE = 6;

/** Signing up, and the account itself. */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { authentication } = accounts;
  const credentials = { config: perMinute(accounts.attemptsPerAddress) };

  app.route(
    openRoute(createUser, {
      ...credentials,
      handler: async ({ body, request, reply }) => {
        const { accept_terms, accept_privacy, legal_age } = body;
        const begun = await accounts.signUp.signUp({
          email: body.user_email,
          password: body.password,
          name: body.user_name ?? '',
          surname: body.user_post_name ?? '',
          language: body.user_language ?? requestLanguage(request.headers),
          declarations: { accept_terms, accept_privacy, legal_age },
          device: deviceOf(request),
        });
        logAuthentication(request, 'signed_up', { account: begun.account.id, by: 'password' });
        await rememberDevice(accounts.devices, begun.account.id, { request, reply });
        return describeSignedIn(begun, accounts.describe);
      },
    }),
  );

  app.route(
    accountRoute(authentication, currentUser, {
      handler: async ({ signedIn }) => accounts.describe(signedIn.account),
    }),
  );

  app.route(
    accountRoute(authentication, updateUser, {
      handler: async ({ signedIn, body }) => accounts.describe(await accounts.account.update(signedIn, body)),
    }),
  );

  app.route(
    accountRoute(authentication, changeLanguage, {
      handler: async ({ signedIn, body }) =>
        accounts.describe(await accounts.account.changeLanguage(signedIn, body.language)),
    }),
  );

  app.route(
    accountRoute(authentication, changePassword, {
      ...credentials,
      handler: async ({ signedIn, body, request, reply }) => {
        const change = { last: body.last_password, next: body.new_password };
        const changing = accounts.password.change(signedIn, change);
        await logOutcome(request, 'password_changed', signedIn.account.id, changing);
        await rememberDevice(accounts.devices, signedIn.account.id, { request, reply });
        return { status: 'password_changed' as const };
      },
    }),
  );

  app.route(
    accountRoute(authentication, deleteUser, {
      ...credentials,
      handler: async ({ signedIn, body, request }) => {
        const deleting = accounts.account.delete(signedIn, body.password);
        await logOutcome(request, 'account_deleted', signedIn.account.id, deleting);
        return { status: 'account_deleted' as const };
      },
    }),
  );

  app.route(
    accountRoute(authentication, exportUser, {
      config: perMinute(EXPORTS_PER_MINUTE),
      handler: async ({ signedIn, reply }) =>
        reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="${PRODUCT_NAME}.zip"`)
          .send(accounts.export(signedIn)),
    }),
  );
}
