import { createUser, currentUser } from '@trazo/contract/api/accounts';
import { signIn } from '@trazo/contract/api/sessions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { Accounts } from './accounts.ts';
import type { Begun } from './sign-up-service.ts';
import { toUser } from './user.ts';

export const deviceOf = ({ headers }: FastifyRequest): string | undefined => headers['user-agent'];

export const toSignedIn = ({ token, account }: Begun) => ({ token, user: toUser(account) });

/** Signing up and in, and the account itself. */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { authentication } = accounts;
  const credentials = { config: perMinute(accounts.attemptsPerAddress) };

  app.route(
    openRoute(createUser, {
      ...credentials,
      handler: async ({ body, request }) => {
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
        return toSignedIn(begun);
      },
    }),
  );

  app.route(
    openRoute(signIn, {
      ...credentials,
      handler: async ({ body, request }) =>
        toSignedIn(
          await accounts.signIn.signIn({
            email: body.user_email,
            password: body.password,
            device: deviceOf(request),
          }),
        ),
    }),
  );

  app.route(
    accountRoute(authentication, currentUser, {
      handler: async ({ signedIn }) => toUser(signedIn.account),
    }),
  );
}
