import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import { callsWith, GOOD_PASSWORD, signUpPayload, signUpTestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';

let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});

const signUp = (own: Record<string, unknown> = {}) =>
  running.app.inject({
    method: 'POST',
    url: '/api/users',
    payload: signUpPayload(own),
    headers: { 'accept-language': 'fr', 'user-agent': 'Testfox 1' },
  });

describe('POST /api/users', () => {
  it('makes an account and signs it in', async () => {
    const answer = await signUp({
      user_email: ' Ada.Lovelace@Example.COM ',
      user_name: 'Ada',
      user_post_name: 'Lovelace',
      user_language: 'it',
    });
    expect(answer.statusCode).toBe(201);
    const { token, user } = answer.json();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user).toMatchObject({
      user_email: 'Ada.Lovelace@example.com',
      user_email_verified: false,
      user_name: 'Ada',
      user_post_name: 'Lovelace',
      user_language: 'it',
      user_profile_image: null,
      user_account_status: 'registered',
      user_auth_provider: 'password',
      sub_id_google: null,
    });
    expect(answer.body).not.toContain('argon2');
    const me = await callsWith(running.app, token)({ url: '/api/users/me' });
    expect(me.statusCode).toBe(200);
    expect(me.json()).toEqual(user);
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('speaks the browser’s language where none is named', async () => {
    expect((await signUp()).json().user.user_language).toBe('fr');
  });

  it('greets by mail, in the account’s language, with a key to confirm the address', async () => {
    const { user } = await signUpTestAccount(running.app, { user_name: 'Grace', user_language: 'de' });
    const mail = (await running.mails()).find(({ to }) => to === user.user_email);
    expect(mail).toMatchObject({ kind: 'welcome', language: 'de' });
    expect(mail?.text).toContain('Guten Tag Grace');
    expect(mail?.text).toMatch(/https:\/\/trazo\.example\/confirm-email\/[\w-]{43}\n/);
  });

  it('mails no stranger’s message to an unconfirmed address', async () => {
    const user_name = 'You have won: https://evil.example/x';
    const { user } = await signUpTestAccount(running.app, { user_name, user_language: 'de' });
    const mail = (await running.mails()).find(({ to }) => to === user.user_email);
    expect(mail?.text).toContain('Guten Tag,');
    expect(mail?.text).not.toContain('evil');
  });

  it('refuses an address that is taken, however it is written', async () => {
    await signUp({ user_email: 'taken@example.com' });
    for (const user_email of ['taken@example.com', 'TAKEN@Example.com', 'ｔａｋｅｎ@example.com']) {
      const answer = await signUp({ user_email });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error).toBe('email_in_use');
    }
  });

  it('gives an address to one of those who ask for it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signUp({ user_email: 'race@example.com' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it.each([
    ['email_empty', { user_email: '' }],
    ['email_empty', { user_email: '  ' }],
    ['email_invalid', { user_email: 'unknown' }],
    ['email_invalid', { user_email: 'a@b@example.com' }],
    ['email_invalid', { user_email: 'a@example.com\r\nBcc: b@example.com' }],
    ['email_invalid', { user_email: '"a b"@example.com' }],
    ['email_invalid', { user_email: 'аda@example.com' }],
    ['email_invalid', { user_email: `${'a'.repeat(65)}@example.com` }],
    ['password_too_short', { password: 'Ab1' }],
    ['password_empty', { password: '' }],
    ['password_needs_lowercase', { password: 'TRAZO-60-OLMOS' }],
    ['password_needs_uppercase', { password: 'trazo-60-olmos' }],
    ['password_needs_digit', { password: 'Trazo-Sesenta-Olmos' }],
    ['password_too_easy', { password: 'Password1' }],
    ['password_too_easy', { password: 'Wilhelmina1', user_name: 'Wilhelmina' }],
    ['password_too_easy', { password: 'Xkqzvbn7', user_email: 'xkqzvbn7@example.com' }],
    ['terms_not_accepted', { accept_terms: false }],
    ['privacy_not_accepted', { accept_privacy: false }],
    ['legal_age_not_declared', { legal_age: false }],
  ])('says %s of %j', async (code, own) => {
    const answer = await signUp(own);
    expect(answer.json().error).toBe(code);
    expect(answer.statusCode).toBe(422);
  });

  it.each([
    { user_email: 5 },
    { user_email: 'x'.repeat(2_000) },
    { password: undefined },
    { password: `${GOOD_PASSWORD}${'x'.repeat(200)}` },
    { accept_terms: 'yes' },
    { legal_age: undefined },
    { user_language: 'pt' },
    { user_name: 'Ada\r\nBcc: x@example.com' },
    { user_name: 'Ada\u0000' },
    { user_post_name: 'a\u202Eb' },
    { user_name: '\ud800' },
    { user_name: 'x'.repeat(81) },
    { user_account_status: 'subscriber' },
    { email_verified_at: '2026-01-01' },
  ])('refuses %j', async (own) => {
    const answer = await signUp(own);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('payload_invalid');
  });
});

describe('a token', () => {
  it.each([
    undefined,
    'Bearer',
    'Bearer null',
    `Bearer ${'A'.repeat(43)}`,
    'Basic YTpi',
    `Bearer ${'é'.repeat(43)}`,
  ])('%j opens nothing', async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await running.app.inject({ url: '/api/users/me', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toBe('not_signed_in');
  });
});
