import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp, testAccounts } from '../../testing/test-app.ts';

const CLIENT_ID = '1234.apps.googleusercontent.com';
const DECLARED = { accept_terms: true, accept_privacy: true, legal_age: true };

let running: TestApp;
let keyServer: Server;
let sign: (claims: JWTPayload, own?: Partial<Signing>) => Promise<string>;
let number = 0;

interface Signing {
  readonly issuer: string;
  readonly audience: string;
  readonly expires: string | number;
  readonly key: CryptoKey;
  readonly algorithm: string;
}

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
  });
  keyServer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(keys);
  }).listen(0, '127.0.0.1');
  await once(keyServer, 'listening');
  const { port } = keyServer.address() as AddressInfo;
  const google = { clientId: CLIENT_ID, keysUrl: `http://127.0.0.1:${port}/keys` };
  running = await startTestApp({ accounts: { ...testAccounts, google } });
  sign = (claims, own = {}) => {
    const issued = Math.floor(running.clock.now().getTime() / 1_000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: own.algorithm ?? 'RS256', kid: 'one' })
      .setIssuedAt(issued)
      .setIssuer(own.issuer ?? 'https://accounts.google.com')
      .setAudience(own.audience ?? CLIENT_ID)
      .setExpirationTime(own.expires ?? issued + 3_600)
      .sign(own.key ?? privateKey);
  };
});
afterAll(async () => {
  await running.close();
  keyServer.close();
});

const somebody = (own: JWTPayload = {}) => {
  number += 1;
  const sub = `10${number}`;
  return {
    sub,
    nonce: `nonce-${number}`,
    email: `google-${number}@gmail.com`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    ...own,
  };
};

const send = (payload: object) =>
  running.app.inject({
    method: 'POST',
    url: '/api/users/login-google',
    payload,
    headers: { 'accept-language': 'it' },
  });

type Person = ReturnType<typeof somebody>;
const proofOf = async (person: Person, own?: Partial<Signing>) => ({
  sub_id_google: person.sub,
  nonce: person.nonce,
  credential: await sign(person, own),
});
const again = (person: Person): Person => {
  number += 1;
  return { ...person, nonce: `nonce-${number}` };
};

describe('signing in with Google', () => {
  it('makes an account the first time and finds it afterwards, by subject', async () => {
    const person = somebody({ picture: 'https://lh3.googleusercontent.com/a' });
    const first = await send({ ...(await proofOf(person)), ...DECLARED });
    expect(first.statusCode).toBe(200);
    expect(first.json().user).toMatchObject({
      user_email: person.email,
      user_email_verified: true,
      user_name: 'Ada',
      user_post_name: 'Lovelace',
      user_language: 'it',
      user_auth_provider: 'google',
      user_profile_image: 'https://lh3.googleusercontent.com/a',
      sub_id_google: person.sub,
    });
    const moved = { ...again(person), email: `moved-${person.email}` };
    const second = await send(await proofOf(moved));
    expect(second.statusCode).toBe(200);
    expect(second.json().user._id).toBe(first.json().user._id);
    expect(second.json().user.user_email).toBe(person.email);
  });

  it('asks for the declarations of a sign-up first', async () => {
    const person = somebody();
    const answer = await send({ ...(await proofOf(person)), accept_terms: true });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toBe('acceptance_required');
  });

  it('takes an address for confirmed only where Google answers for it', async () => {
    for (const [own, isVerified] of [
      [{ email: 'own-domain@example.com' }, false],
      [{ email: 'workspace@example.org', hd: 'example.org' }, true],
      [{ email_verified: false }, false],
    ] as const) {
      const answer = await send({ ...(await proofOf(somebody(own))), ...DECLARED });
      expect(answer.json().user.user_email_verified).toBe(isVerified);
    }
  });

  it('never opens an account that only shares the address', async () => {
    const { user } = await signUpTestAccount(running.app);
    const person = somebody({ email: user.user_email.toUpperCase(), hd: 'example.com' });
    const answer = await send({ ...(await proofOf(person)), ...DECLARED });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toBe('google_link_needs_sign_in');
    expect(answer.body).not.toContain(user._id);
  });

  it.each([
    ['a bare subject', () => ({ sub_id_google: '101' })],
    ['no nonce', async () => ({ ...(await proofOf(somebody())), nonce: undefined })],
    ['another subject', async () => ({ ...(await proofOf(somebody())), sub_id_google: '999' })],
    ['another nonce', async () => ({ ...(await proofOf(somebody())), nonce: 'other' })],
    ['another issuer', () => proofOf(somebody(), { issuer: 'https://accounts.example.com' })],
    ['another audience', () => proofOf(somebody(), { audience: 'other.apps.googleusercontent.com' })],
    ['an expired token', () => proofOf(somebody(), { expires: Math.floor(Date.now() / 1_000) - 60 })],
    ['a token without a nonce', () => proofOf({ ...somebody(), nonce: '' })],
    ['no token at all', () => ({ ...somebodyBare(), credential: 'a.b.c' })],
    ['a forged key', async () => proofOf(somebody(), { key: (await generateKeyPair('RS256')).privateKey })],
    ['another algorithm', async () => ({ ...somebodyBare(), credential: await sharedSecretToken() })],
    ['no algorithm', () => ({ ...somebodyBare(), credential: unsignedToken() })],
  ])('is refused with %s', async (_what, payload) => {
    const answer = await send({ ...(await payload()), ...DECLARED });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toBe('google_token_invalid');
  });

  it('takes a token once', async () => {
    const proof = await proofOf(somebody());
    expect((await send({ ...proof, ...DECLARED })).statusCode).toBe(200);
    for (const credential of [proof.credential, `${proof.credential}=`]) {
      const replayed = await send({ ...proof, credential });
      expect(replayed.statusCode).toBe(401);
    }
  });

  it.each([
    {},
    { sub_id_google: 5 },
    { sub_id_google: '1', credential: 'x'.repeat(9_000) },
    { sub_id_google: '1', more: 1 },
  ])('refuses %j', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  it('is refused where no client id is set, and says nothing else', async () => {
    const without = await startTestApp();
    const payload = { ...(await proofOf(somebody())), ...DECLARED };
    const answer = await without.app.inject({ method: 'POST', url: '/api/users/login-google', payload });
    expect(answer.statusCode).toBe(401);
    expect((await without.app.inject('/api/settings')).json()).toEqual({ google_client_id: null });
    await without.close();
  });

  it('says so when Google’s keys cannot be had', async () => {
    const google = { clientId: CLIENT_ID, keysUrl: 'http://127.0.0.1:9/keys' };
    const cut = await startTestApp({ accounts: { ...testAccounts, google } });
    const payload = { ...(await proofOf(somebody())), ...DECLARED };
    const answer = await cut.app.inject({ method: 'POST', url: '/api/users/login-google', payload });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toBe('google_unreachable');
    await cut.close();
  });

  it('opens the page to Google’s button only where it is set up', async () => {
    const answer = await running.app.inject('/api/settings');
    expect(answer.json()).toEqual({ google_client_id: CLIENT_ID });
    expect(answer.headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client');
  });
});

describe('linking Google', () => {
  const link = (call: TestAccount['call'], payload: object) =>
    call({ method: 'PUT', url: '/api/users/me/google', payload });

  it('is done by who is signed in, and opens the account from then on', async () => {
    const account = await signUpTestAccount(running.app);
    const person = somebody({ email: account.user.user_email });
    const linked = await link(account.call, await proofOf(person));
    expect(linked.json()).toMatchObject({
      sub_id_google: person.sub,
      user_auth_provider: 'password_and_google',
    });
    const answer = await send(await proofOf(again(person)));
    expect(answer.json().user._id).toBe(account.user._id);
  });

  it('needs the password, or a sign-in of the last minutes', async () => {
    const account = await signUpTestAccount(running.app);
    const person = somebody();
    const wrong = await link(account.call, { ...(await proofOf(person)), password: 'Wrong-Password-1' });
    expect(wrong.json().error).toBe('incorrect_last_password');
    running.clock.forward(11 * 60_000);
    const stale = await link(account.call, await proofOf(again(person)));
    expect([stale.statusCode, stale.json().error]).toEqual([403, 'sign_in_again']);
    expect((await account.call({ url: '/api/users/me' })).json().sub_id_google).toBeNull();
    const linked = await link(account.call, { ...(await proofOf(again(person))), password: GOOD_PASSWORD });
    expect(linked.json().sub_id_google).toBe(person.sub);
  });

  it('is refused for a Google account that opens another one, and for a bad token', async () => {
    const person = somebody();
    await send({ ...(await proofOf(person)), ...DECLARED });
    const account = await signUpTestAccount(running.app);
    const taken = await link(account.call, await proofOf(again(person)));
    expect(taken.statusCode).toBe(409);
    expect(taken.json().error).toBe('google_account_in_use');
    expect((await link(account.call, { sub_id_google: person.sub })).statusCode).toBe(401);
  });

  it('is undone when the address’s owner recovers an account made by somebody else', async () => {
    const account = await signUpTestAccount(running.app);
    const intruder = somebody();
    await link(account.call, await proofOf(intruder));
    const { user_email } = account.user;
    await running.app.inject({
      method: 'POST',
      url: '/api/users/remember-password',
      payload: { user_email },
    });
    const mail = (await running.mails()).find(({ to, kind }) => to === user_email && kind === 'recovery');
    const [, key] = /\/recovery-password\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const payload = { password_recovery_id: key, new_password: `${GOOD_PASSWORD}-2` };
    await running.app.inject({ method: 'POST', url: '/api/users/reset-password', payload });
    const answer = await send(await proofOf(again(intruder)));
    expect(answer.statusCode).toBe(422);
    expect((await account.call({ url: '/api/users/me' })).statusCode).toBe(401);
  });
});

const somebodyBare = () => {
  const { sub, nonce } = somebody();
  return { sub_id_google: sub, nonce };
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const unsignedToken = (): string =>
  `${encoded({ alg: 'none' })}.${encoded({ ...somebody(), iss: 'https://accounts.google.com', aud: CLIENT_ID })}.`;

const sharedSecretToken = (): Promise<string> =>
  new SignJWT(somebody())
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .setIssuer('https://accounts.google.com')
    .setAudience(CLIENT_ID)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('a secret of thirty-two bytes or more'));
