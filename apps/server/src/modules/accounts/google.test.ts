import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp, testAccounts } from '../../testing/test-app.ts';
import { again, CLIENT_ID, googleUser, sendGoogle, startTestGoogle } from '../../testing/test-google.ts';

const OTHER_ID = 'other.apps.googleusercontent.com';
const DECLARED = { accept_terms: true, accept_privacy: true, legal_age: true };

let running: TestApp;
let google: Awaited<ReturnType<typeof startTestGoogle>>;

beforeAll(async () => {
  google = await startTestGoogle(() => running.clock.now());
  running = await startTestApp({ accounts: { ...testAccounts, google: google.settings } });
});
afterAll(async () => {
  await running.close();
  google.stop();
});

const send = (payload: object) => sendGoogle(running.app, payload);

describe('signing in with Google', () => {
  it('makes an account the first time and finds it afterwards, by subject', async () => {
    const person = googleUser({ picture: 'https://lh3.googleusercontent.com/a' });
    const first = await send({ ...(await google.proofOf(person)), ...DECLARED });
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
    const second = await send(await google.proofOf(moved));
    expect(second.statusCode).toBe(200);
    expect(second.json().user._id).toBe(first.json().user._id);
    expect(second.json().user.user_email).toBe(person.email);
  });

  it('asks for the declarations of a sign-up first', async () => {
    const person = googleUser();
    const answer = await send({ ...(await google.proofOf(person)), accept_terms: true });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toBe('acceptance_required');
  });

  it('takes an address for confirmed only where Google answers for it', async () => {
    for (const [own, isVerified] of [
      [{ email: 'own-domain@example.com' }, false],
      [{ email: 'workspace@example.org', hd: 'example.org' }, true],
      [{ email_verified: false }, false],
    ] as const) {
      const answer = await send({ ...(await google.proofOf(googleUser(own))), ...DECLARED });
      expect(answer.json().user.user_email_verified).toBe(isVerified);
    }
  });

  it('never opens an account that only shares the address', async () => {
    const { user } = await signUpTestAccount(running.app);
    const person = googleUser({ email: user.user_email.toUpperCase(), hd: 'example.com' });
    const answer = await send({ ...(await google.proofOf(person)), ...DECLARED });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toBe('google_link_needs_sign_in');
    expect(answer.body).not.toContain(user._id);
  });

  it.each([
    ['a bare subject', () => ({ sub_id_google: '101' })],
    ['no nonce', async () => ({ ...(await google.proofOf(googleUser())), nonce: undefined })],
    ['another subject', async () => ({ ...(await google.proofOf(googleUser())), sub_id_google: '999' })],
    ['another nonce', async () => ({ ...(await google.proofOf(googleUser())), nonce: 'other' })],
    ['another issuer', () => google.proofOf(googleUser(), { issuer: 'https://accounts.example.com' })],
    ['another audience', () => google.proofOf(googleUser(), { audience: OTHER_ID })],
    [
      'an expired token',
      () => google.proofOf(googleUser(), { expires: Math.floor(Date.now() / 1_000) - 60 }),
    ],
    ['a token issued in the future', () => google.proofOf(googleUser(), { issuedIn: 120 })],
    ['a token valid only later', () => google.proofOf(googleUser(), { validIn: 120 })],
    ['a token issued long ago', () => google.proofOf(googleUser(), { issuedIn: -4_000 })],
    ['two audiences and no party', () => google.proofOf(googleUser(), { audience: [CLIENT_ID, OTHER_ID] })],
    [
      'two audiences and another party',
      () => google.proofOf(googleUser({ azp: OTHER_ID }), { audience: [CLIENT_ID, OTHER_ID] }),
    ],
    ['another party', () => google.proofOf(googleUser({ azp: OTHER_ID }))],
    ['a token without a nonce', () => google.proofOf({ ...googleUser(), nonce: '' })],
    ['no token at all', () => ({ ...withoutCredential(), credential: 'a.b.c' })],
    [
      'a forged key',
      async () => google.proofOf(googleUser(), { key: (await generateKeyPair('RS256')).privateKey }),
    ],
    ['another algorithm', async () => ({ ...withoutCredential(), credential: await sharedSecretToken() })],
    ['no algorithm', () => ({ ...withoutCredential(), credential: unsignedToken() })],
  ])('is refused with %s', async (_what, payload) => {
    const answer = await send({ ...(await payload()), ...DECLARED });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toBe('google_token_invalid');
  });

  it.each([
    ['a clock some seconds ahead of ours', {}, { issuedIn: 20, validIn: 20 }],
    ['several audiences, issued to us', { azp: CLIENT_ID }, { audience: [CLIENT_ID, OTHER_ID] }],
  ])('takes a token of %s', async (_what, claims, own) => {
    expect((await send({ ...(await google.proofOf(googleUser(claims), own)), ...DECLARED })).statusCode).toBe(
      200,
    );
  });

  it('takes a token once', async () => {
    const proof = await google.proofOf(googleUser());
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
    const payload = { ...(await google.proofOf(googleUser())), ...DECLARED };
    const answer = await without.app.inject({ method: 'POST', url: '/api/users/login-google', payload });
    expect(answer.statusCode).toBe(401);
    expect((await without.app.inject('/api/settings')).json()).toEqual({
      google_client_id: null,
      google_script: null,
      address_lookup: null,
      error_reports: false,
      forecast: true,
    });
    await without.close();
  });

  it('says so when Google’s keys cannot be had', async () => {
    const withoutKeys = { clientId: CLIENT_ID, keysUrl: 'http://127.0.0.1:9/keys' };
    const cut = await startTestApp({ accounts: { ...testAccounts, google: withoutKeys } });
    const payload = { ...(await google.proofOf(googleUser())), ...DECLARED };
    const answer = await cut.app.inject({ method: 'POST', url: '/api/users/login-google', payload });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toBe('google_unreachable');
    await cut.close();
  });

  it('opens the page to Google’s button only where it is set up', async () => {
    const answer = await running.app.inject('/api/settings');
    expect(answer.json()).toEqual({
      google_client_id: CLIENT_ID,
      google_script: 'https://accounts.google.com/gsi/client',
      address_lookup: null,
      error_reports: false,
      forecast: true,
    });
    expect(answer.headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client');
  });
});

describe('linking Google', () => {
  const link = (call: TestAccount['call'], payload: object) =>
    call({ method: 'PUT', url: '/api/users/me/google', payload });

  it('is done by who is signed in, and opens the account from then on', async () => {
    const account = await signUpTestAccount(running.app);
    const person = googleUser({ email: account.user.user_email });
    const linked = await link(account.call, { ...(await google.proofOf(person)), password: GOOD_PASSWORD });
    expect(linked.json()).toMatchObject({
      sub_id_google: person.sub,
      user_auth_provider: 'password_and_google',
    });
    const answer = await send(await google.proofOf(again(person)));
    expect(answer.json().user._id).toBe(account.user._id);
  });

  it('needs the password, also in the minutes after a sign-in', async () => {
    const account = await signUpTestAccount(running.app);
    const person = googleUser();
    const wrong = await link(account.call, {
      ...(await google.proofOf(person)),
      password: 'Wrong-Password-1',
    });
    expect(wrong.json().error).toBe('incorrect_last_password');
    const without = await link(account.call, await google.proofOf(again(person)));
    expect(without.json().error).toBe('incorrect_last_password');
    expect((await account.call({ url: '/api/users/me' })).json().sub_id_google).toBeNull();
    const linked = await link(account.call, {
      ...(await google.proofOf(again(person))),
      password: GOOD_PASSWORD,
    });
    expect(linked.json().sub_id_google).toBe(person.sub);
  });

  it('is refused for a Google account that opens another one, and for a bad token', async () => {
    const person = googleUser();
    await send({ ...(await google.proofOf(person)), ...DECLARED });
    const account = await signUpTestAccount(running.app);
    const taken = await link(account.call, {
      ...(await google.proofOf(again(person))),
      password: GOOD_PASSWORD,
    });
    expect(taken.statusCode).toBe(409);
    expect(taken.json().error).toBe('google_account_in_use');
    expect(
      (await link(account.call, { sub_id_google: person.sub, password: GOOD_PASSWORD })).statusCode,
    ).toBe(401);
  });

  it('is undone when the address’s owner recovers an account made by another person', async () => {
    const account = await signUpTestAccount(running.app);
    const intruder = googleUser();
    await link(account.call, { ...(await google.proofOf(intruder)), password: GOOD_PASSWORD });
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
    const answer = await send(await google.proofOf(again(intruder)));
    expect(answer.statusCode).toBe(422);
    expect((await account.call({ url: '/api/users/me' })).statusCode).toBe(401);
  });
});

const withoutCredential = () => {
  const { sub, nonce } = googleUser();
  return { sub_id_google: sub, nonce };
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const unsignedToken = (): string =>
  `${encoded({ alg: 'none' })}.${encoded({ ...googleUser(), iss: 'https://accounts.google.com', aud: CLIENT_ID })}.`;

const sharedSecretToken = (): Promise<string> =>
  new SignJWT(googleUser())
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .setIssuer('https://accounts.google.com')
    .setAudience(CLIENT_ID)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('a secret of thirty-two bytes or more'));
