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
import { describeSignedIn, deviceOf } from './user.ts';

/** Signing in and out, and where an account is signed in. */
export function sessionRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { authentication, sessions } = accounts;
  const credentials = { config: perMinute(accounts.attemptsPerAddress) };

  app.route(
    openRoute(signIn, {
      ...credentials,
      handler: async ({ body, request }) => {
        const { user_email: email, password } = body;
        return describeSignedIn(
          await accounts.signIn.signIn({ email, password, device: deviceOf(request) }),
          accounts.describe,
        );
      },
    }),
  );

  app.route(
    openRoute(signInWithGoogle, {
      ...credentials,
      handler: async ({ body, request }) => {
        const { sub_id_google: subject, credential, nonce, user_language, ...declarations } = body;
        const begun = await accounts.google.signIn({
          subject,
          credential,
          nonce,
          declarations,
          language: user_language ?? requestLanguage(request.headers),
          device: deviceOf(request),
        });
        return describeSignedIn(begun, accounts.describe);
      },
    }),
  );

  app.route(
    accountRoute(authentication, linkGoogle, {
      ...credentials,
      handler: async ({ signedIn, body }) => {
        const { sub_id_google: subject, credential, nonce, password } = body;
        const proof = { subject, credential, nonce };
        return accounts.describe(await accounts.google.link(signedIn, proof, password));
      },
    }),
  );

  app.route(
    accountRoute(authentication, signOut, {
      handler: async ({ signedIn }) => {
        await sessions.endCurrent(signedIn);
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
      handler: async ({ signedIn, params }) => {
        await sessions.end(signedIn, params.id);
        return { sessions: await sessions.list(signedIn) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, endOtherSessions, {
      handler: async ({ signedIn }) => {
        await sessions.endOthers(signedIn);
        return { sessions: await sessions.list(signedIn) };
      },
    }),
  );
}
