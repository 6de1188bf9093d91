import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import { GOOD_PASSWORD, signUpTestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';

const NEXT_PASSWORD = 'Otra-Clave-7-Encinas';
const MINUTE_MS = 60_000;

let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});

const post = (url: string, payload: object) => running.app.inject({ method: 'POST', url, payload });
const ask = (user_email: string) => post('/api/users/remember-password', { user_email });
const verify = (key: string) => running.app.inject(`/api/users/remember-verify/${key}`);
const reset = (password_recovery_id: string, new_password = NEXT_PASSWORD) =>
  post('/api/users/reset-password', { password_recovery_id, new_password });
const signIn = (user_email: string, password: string) => post('/api/users/login', { user_email, password });

const mailsTo = async (email: string, kind: string) =>
  (await running.mails()).filter((mail) => mail.to === email && mail.kind === kind);

async function recoveryKey(email: string): Promise<string> {
  await ask(email);
  const [mail] = await mailsTo(email, 'recovery');
  const [, key = ''] = /\/recovery-password\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  return key;
}

describe('recovery', () => {
  it('sets a new password by a mail in the account’s language, once', async () => {
    const { user, token, call } = await signUpTestAccount(running.app, { user_language: 'fr' });
    const key = await recoveryKey(user.user_email);
    expect((await mailsTo(user.user_email, 'recovery'))[0]).toMatchObject({
      language: 'fr',
      subject: 'Choisissez un nouveau mot de passe',
    });
    expect((await verify(key)).json()).toEqual({ status: 'key_valid' });
    const answer = await reset(key);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'password_changed' });
    expect((await call({ url: '/api/users/me' })).statusCode, token).toBe(401);
    expect((await signIn(user.user_email, GOOD_PASSWORD)).statusCode).toBe(401);
    const again = await signIn(user.user_email, NEXT_PASSWORD);
    expect(again.statusCode).toBe(200);
    expect(again.json().user.user_email_verified).toBe(true);
    expect(await mailsTo(user.user_email, 'passwordChanged')).toHaveLength(1);
    for (const used of [await verify(key), await reset(key)]) {
      expect(used.statusCode).toBe(404);
      expect(used.json().error).toBe('key_invalid');
    }
  });

  it('answers the same, and does the same work, for an account there is not', async () => {
    const { user } = await signUpTestAccount(running.app);
    const [known, unknown] = [await ask(user.user_email), await ask('unknown@example.com')];
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual(known.json());
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    const { rows } = await running.database.query.execute<{ count: string }>(
      sql`select count(*) from jobs.job where name = 'recover-account' and state = 'created'`,
    );
    expect(Number(rows[0]?.count)).toBe(2);
    expect(await mailsTo('unknown@example.com', 'recovery')).toEqual([]);
  });

  it('keeps the key nowhere but in the mail', async () => {
    const { user } = await signUpTestAccount(running.app);
    const key = await recoveryKey(user.user_email);
    for (const table of ['account_keys', 'mails', 'jobs.job']) {
      const { rows } = await running.database.query.execute(sql.raw(`select * from ${table}`));
      expect(JSON.stringify(rows)).not.toContain(key);
    }
    expect(running.logged.join('')).not.toContain(key);
  });

  it('ends after 10 minutes', async () => {
    const { user } = await signUpTestAccount(running.app);
    const key = await recoveryKey(user.user_email);
    running.clock.forward(9 * MINUTE_MS);
    expect((await verify(key)).statusCode).toBe(200);
    running.clock.forward(MINUTE_MS + 1_000);
    expect((await verify(key)).statusCode).toBe(404);
    expect((await reset(key)).json().error).toBe('key_invalid');
  });

  it('leaves only the last key valid', async () => {
    const { user } = await signUpTestAccount(running.app);
    const first = await recoveryKey(user.user_email);
    const second = await recoveryKey(user.user_email);
    expect(second).not.toBe(first);
    expect((await verify(first)).statusCode).toBe(404);
    expect((await verify(second)).statusCode).toBe(200);
  });

  it('gives one key to one of those who use it at once', async () => {
    const { user } = await signUpTestAccount(running.app);
    const key = await recoveryKey(user.user_email);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(key, `${NEXT_PASSWORD}${n}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
  });

  it('does not use the key up for a password that is refused', async () => {
    const { user } = await signUpTestAccount(running.app, { user_name: 'Wilhelmina' });
    const key = await recoveryKey(user.user_email);
    for (const [password, code] of [
      ['short1A', 'password_too_short'],
      ['Wilhelmina1', 'password_too_easy'],
    ] as const) {
      expect((await reset(key, password)).json().error).toBe(code);
    }
    expect((await reset(key)).statusCode).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), "' or 1=1 --", '%00'])('knows no key %j', async (key) => {
    expect((await verify(encodeURIComponent(key))).statusCode).toBe(404);
    expect((await reset(key)).statusCode).toBe(404);
  });

  it('does not fill a mailbox', async () => {
    const { user } = await signUpTestAccount(running.app);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await ask(user.user_email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it.each([
    ['/api/users/remember-password', {}, 400],
    ['/api/users/remember-password', { user_email: 7 }, 400],
    ['/api/users/remember-password', { user_email: 'a@example.com', extra: 1 }, 400],
    ['/api/users/remember-password', { user_email: 'a@example.com\r\nBcc: b@example.com' }, 422],
    ['/api/users/reset-password', { new_password: NEXT_PASSWORD }, 400],
    [
      '/api/users/reset-password',
      { password_recovery_id: 'x'.repeat(300), new_password: NEXT_PASSWORD },
      400,
    ],
  ])('%s refuses %j', async (url, payload, status) => {
    expect((await post(url, payload)).statusCode).toBe(status);
  });
});
