import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, signUpTestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const DECLARED = { accept_terms: true, accept_privacy: true, legal_age: true };
let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ withGoogleSandbox: true });
});
afterAll(() => running.close());

const settings = async (headers = {}) =>
  (await running.app.inject({ url: '/api/settings', headers })).json<Record<string, string | null>>();

/** What the front end gets from the chooser's page. */
async function proofOf(person: Record<string, string>, nonce: string) {
  const { google_client_id } = await settings();
  const form = new URLSearchParams({ client_id: String(google_client_id), nonce, hl: 'es', ...person });
  const answer = await running.app.inject({
    method: 'POST',
    url: '/dev/google/choose',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const [, credential = ''] = /data-credential="([\w.-]+)"/.exec(answer.body) ?? [];
  const [, claims = ''] = credential.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { sub_id_google: String(sub), credential, nonce };
}

const send = (payload: object) =>
  running.app.inject({ method: 'POST', url: '/api/users/login-google', payload });

describe('the stand-in for Google', () => {
  it('offers its script on this machine alone, and Google’s origin stays closed', async () => {
    expect((await settings())['google_script']).toBe('/dev/google/client.js');
    const elsewhere = { host: 'evil.example' };
    expect(await settings(elsewhere)).toMatchObject({ google_client_id: null, google_script: null });
    const { headers, body } = await running.app.inject('/dev/google/client.js');
    expect(headers['content-type']).toContain('text/javascript');
    expect(body).toContain('window.google');
    expect(headers['content-security-policy']).not.toContain('accounts.google.com');
  });

  it('signs for the address chosen, and the same address is the same person', async () => {
    const person = { email: 'lena@gmail.com', given_name: 'Lena', family_name: 'Ruiz' };
    const first = await send({ ...(await proofOf(person, 'n-1')), ...DECLARED });
    expect(first.json().user).toMatchObject({
      user_email: 'lena@gmail.com',
      user_email_verified: true,
      user_name: 'Lena',
      user_auth_provider: 'google',
    });
    const again = await send(await proofOf(person, 'n-2'));
    expect(again.json().user._id).toBe(first.json().user._id);
  });

  it('is believed no further than Google: an address of one’s own is still to be confirmed', async () => {
    const own = await send({ ...(await proofOf({ email: 'own@example.com' }, 'n-3')), ...DECLARED });
    expect(own.json().user.user_email_verified).toBe(false);
    const hosted = await send({ ...(await proofOf({ email: 'grace@obrador.example' }, 'n-4')), ...DECLARED });
    expect(hosted.json().user.user_email_verified).toBe(true);
  });

  it('is refused with another nonce, another client and a second time', async () => {
    const proof = await proofOf({ email: 'once@gmail.com' }, 'n-5');
    expect((await send({ ...proof, nonce: 'other', ...DECLARED })).statusCode).toBe(401);
    expect((await send({ ...proof, ...DECLARED })).statusCode).toBe(200);
    expect((await send({ ...proof, ...DECLARED })).statusCode).toBe(401);
    const foreign = await proofOf({ email: 'once@gmail.com', client_id: 'other' }, 'n-6');
    expect((await send({ ...foreign, ...DECLARED })).statusCode).toBe(401);
  });

  it('links the account of who is signed in', async () => {
    const { call, user } = await signUpTestAccount(running.app);
    const payload = { ...(await proofOf({ email: 'linked@gmail.com' }, 'n-7')), password: GOOD_PASSWORD };
    const linked = await call({ method: 'PUT', url: '/api/users/me/google', payload });
    expect(linked.json().user_auth_provider).toBe('password_and_google');
    const answer = await send(await proofOf({ email: 'linked@gmail.com' }, 'n-8'));
    expect(answer.json().user._id).toBe(user._id);
  });

  it('asks again for an address that is none', async () => {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/dev/google/choose',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=unknown&hl=de',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Konto wählen');
  });
});
