import { randomUUID } from 'node:crypto';
import type { User } from '@trazo/contract/accounts/user';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DeliveredMail } from '../platform/mailer/development-mailbox.ts';

export const GOOD_PASSWORD = 'Trazo-Sesenta-4-Olmos';

/** A signed-up user, with calls made in their name. */
export interface TestAccount {
  readonly token: string;
  readonly user: User;
  readonly password: string;
  call(request: InjectOptions): Promise<LightMyRequestResponse>;
}

export const signUpPayload = (own: Record<string, unknown> = {}) => ({
  user_email: `person-${randomUUID()}@example.com`,
  password: GOOD_PASSWORD,
  accept_terms: true,
  accept_privacy: true,
  legal_age: true,
  ...own,
});

/** Signs a user up through the API. */
export async function signUpTestAccount(
  app: FastifyInstance,
  own: Record<string, unknown> = {},
): Promise<TestAccount> {
  const payload = signUpPayload(own);
  const answer = await app.inject({ method: 'POST', url: '/api/users', payload });
  if (answer.statusCode !== 201) throw new Error(`no account: ${answer.body}`);
  const { token, user } = answer.json<{ token: string; user: User }>();
  return { token, user, password: String(payload.password), call: callsWith(app, token) };
}

/** Confirms the address of a new account, by the mail it got. */
export async function confirmTestAccount({ app, mails }: WithMails, { user }: TestAccount): Promise<void> {
  const welcome = (await mails()).find(({ to, kind }) => to === user.user_email && kind === 'welcome');
  const [, key = ''] = /\/confirm-email\/([\w-]+)/.exec(welcome?.text ?? '') ?? [];
  const answer = await app.inject({ method: 'POST', url: '/api/users/confirm-email', payload: { key } });
  if (answer.statusCode !== 200) throw new Error(`not confirmed: ${answer.body}`);
}

interface WithMails {
  readonly app: FastifyInstance;
  mails(): Promise<readonly DeliveredMail[]>;
}

/** Calls with a token. */
export const callsWith =
  (app: FastifyInstance, token: string) =>
  (request: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
