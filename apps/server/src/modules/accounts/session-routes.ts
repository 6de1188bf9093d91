import {
  endOtherSessions,
  endSession,
  linkGoogle,
  listSessions,
  signIn,
  signInWithGoogle,
  signOut,
} from '@trazo/contract/api/sessions';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { Accounts } from './accounts.ts';
import { logAuthentication, logOutcome } from './authentication-log.ts';
import { callerOf, rememberDevice } from './device-cookie.ts';
import { describeSignedIn, deviceOf } from './user.ts';

/** Signing in and out, and where an account is signed in. */
export function sessionRoutes(app: FastifyInstance, accounts: Accounts): void {
  credentialRoutes(app, accounts);
  openSessionRoutes(app, accounts);
}

function credentialRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { authentication, devices } = accounts;
  const credentials = { config: perMinute(accounts.attemptsPerAddress) };

  app.route(
    openRoute(signIn, {
      ...credentials,
      handler: async ({ body, request, reply }) => {
        const { user_email: email, password } = body;
        const begun = await accounts.signIn.signIn({
          email,
          password,
          device: deviceOf(request),
          caller: callerOf(request),
          onRefused: (account) => logAuthentication(request, 'sign_in_failed', { account, by: 'password' }),
        });
        logAuthentication(request, 'signed_in', { account: begun.account.id, by: 'password' });
        await rememberDevice(devices, begun.account.id, { request, reply });
        return describeSignedIn(begun, accounts.describe);
      },
    }),
  );

  app.route(
    openRoute(signInWithGoogle, {
      ...credentials,
      handler: async ({ body, request, reply }) => {
        const { sub_id_google: subject, credential, nonce, user_language, ...declarations } = body;
        const begun = await accounts.google.signIn({
          subject,
          credential,
          nonce,
          declarations,
          language: user_language ?? requestLanguage(request.headers),
          device: deviceOf(request),
          onRefused: () => logAuthentication(request, 'sign_in_failed', { by: 'google' }),
        });
        const event = begun.isNew ? 'signed_up' : 'signed_in';
        logAuthentication(request, event, { account: begun.account.id, by: 'google' });
        await rememberDevice(devices, begun.account.id, { request, reply });
        return describeSignedIn(begun, accounts.describe);
      },
    }),
  );

  app.route(
    accountRoute(authentication, linkGoogle, {
      ...credentials,
      handler: async ({ signedIn, body, request }) => {
        const { sub_id_google: subject, credential, nonce, password } = body;
        const linking = accounts.google.link(signedIn, { subject, credential, nonce }, password);
        return accounts.describe(await logOutcome(request, 'google_linked', signedIn.account.id, linking));
      },
    }),
  );
}

function openSessionRoutes(app: FastifyInstance, { authentication, sessions }: Accounts): void {
  app.route(
    accountRoute(authentication, signOut, {
      handler: async ({ signedIn, request }) => {
        await logOutcome(request, 'signed_out', signedIn.account.id, sessions.endCurrent(signedIn));
        return { status: 'signed_out' as const };
      },
    }),
  );

  app.route(
    accountRoute(authentication, listSessions, {
      handler: async ({ signedIn }) => ({ sessions: await sessions.list(signedIn) }),
    }),
  );

  app.route(
    accountRoute(authentication, endSession, {
      handler: async ({ signedIn, params, request }) => {
        await logOutcome(request, 'session_ended', signedIn.account.id, sessions.end(signedIn, params.id));
        return { sessions: await sessions.list(signedIn) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, endOtherSessions, {
      handler: async ({ signedIn, request }) => {
        await logOutcome(request, 'other_sessions_ended', signedIn.account.id, sessions.endOthers(signedIn));
        return { sessions: await sessions.list(signedIn) };
      },
    }),
  );
}
