import { randomUUID } from 'node:crypto';
import type { User } from '@trazo/contract/accounts/user';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export const GOOD_PASSWORD = 'Trazo-Sesenta-4-Olmos';

/** Somebody who has signed up, with calls made in their name. */
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

/** Signs somebody up through the API. */
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

/** Calls with a token. */
export const callsWith =
  (app: FastifyInstance, token: string) =>
  (request: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
