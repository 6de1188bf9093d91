import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callsWith,
  confirmTestAccount,
  GOOD_PASSWORD,
  signUpTestAccount,
  type TestAccount,
} from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';

const NEXT_PASSWORD = 'Otra-Clave-7-Encinas';
const MINUTE_MS = 60_000;

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const post = (url: string, payload: object) => running.app.inject({ method: 'POST', url, payload });
const signIn = (user_email: string, password: string) => post('/api/users/login', { user_email, password });
const mailsTo = async (email: string, kind: string) =>
  (await running.mails()).filter((mail) => mail.to === email && mail.kind === kind);
const confirmationKey = async (email: string, kind: string): Promise<string> => {
  const [mail] = await mailsTo(email, kind);
  const key = /\/confirm-email\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (key === undefined) throw new Error(`no key for ${email} in a mail of the kind ${kind}`);
  return key;
};
const confirm = (key: string) => post('/api/users/confirm-email', { key });

describe('contact data', () => {
  const update = ({ call }: TestAccount, payload: object) =>
    call({ method: 'PUT', url: '/api/users/me', payload });

  it('changes what is sent and leaves the rest', async () => {
    const account = await signUpTestAccount(running.app, { user_name: 'Ada' });
    await update(account, { user_phone: '+34 600', user_city: 'Málaga' });
    const answer = await update(account, { user_post_name: ' Lovelace ', user_city: 'Ronda' });
    expect(answer.statusCode).toBe(200);
    const expected = {
      user_name: 'Ada',
      user_post_name: 'Lovelace',
      user_phone: '+34 600',
      user_city: 'Ronda',
    };
    expect(answer.json()).toMatchObject(expected);
    expect((await account.call({ url: '/api/users/me' })).json()).toMatchObject(expected);
  });

  it.each([
    { user_city: 'A\nB' },
    { user_phone: 600 },
    { user_email: 'other@example.com' },
    { sub_id_google: '1' },
    { user_account_status: 'subscriber' },
    { user_company: 'x'.repeat(161) },
  ])('refuses %j', async (payload) => {
    const account = await signUpTestAccount(running.app);
    expect((await update(account, payload)).statusCode).toBe(400);
  });

  it('keeps the language', async () => {
    const { call } = await signUpTestAccount(running.app, { user_language: 'es' });
    const answer = await call({ method: 'PUT', url: '/api/users/me/language', payload: { language: 'it' } });
    expect(answer.json().user_language).toBe('it');
    for (const payload of [{}, { language: 'pt' }, { language: 'it', more: 1 }]) {
      expect((await call({ method: 'PUT', url: '/api/users/me/language', payload })).statusCode).toBe(400);
    }
  });

  it('needs a session, before anything is read', async () => {
    for (const [method, url] of [
      ['PUT', '/api/users/me'],
      ['PUT', '/api/users/me/password'],
      ['PUT', '/api/users/me/language'],
      ['PUT', '/api/users/me/email'],
      ['PUT', '/api/users/me/google'],
      ['POST', '/api/users/me/delete'],
      ['POST', '/api/users/me/email/confirmation'],
      ['GET', '/api/users/me/export'],
      ['GET', '/api/users/me/sessions'],
      ['DELETE', '/api/users/me/sessions'],
      ['POST', '/api/users/logout'],
    ] as const) {
      const answer = await running.app.inject({ method, url, ...(method === 'GET' ? {} : { payload: '{' }) });
      expect(answer.statusCode, url).toBe(401);
    }
  });
});

describe('the password', () => {
  const change = ({ call }: TestAccount, last_password: string, new_password = NEXT_PASSWORD) =>
    call({ method: 'PUT', url: '/api/users/me/password', payload: { last_password, new_password } });

  it('changes, ends the other sessions and tells the owner', async () => {
    const account = await signUpTestAccount(running.app);
    const other = (await signIn(account.user.user_email, GOOD_PASSWORD)).json().token;
    const answer = await change(account, GOOD_PASSWORD);
    expect(answer.json()).toEqual({ status: 'password_changed' });
    expect((await account.call({ url: '/api/users/me' })).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${other}` };
    expect((await running.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
    expect((await signIn(account.user.user_email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await signIn(account.user.user_email, NEXT_PASSWORD)).statusCode).toBe(200);
    expect(await mailsTo(account.user.user_email, 'passwordChanged')).toHaveLength(1);
  });

  it('stays when the last one is wrong or the new one is weak', async () => {
    const account = await signUpTestAccount(running.app, { user_name: 'Wilhelmina' });
    for (const [last, next, code] of [
      ['Wrong-Password-1', NEXT_PASSWORD, 'incorrect_last_password'],
      [GOOD_PASSWORD, 'Ab1', 'password_too_short'],
      [GOOD_PASSWORD, 'alllowercase1', 'password_needs_uppercase'],
      [GOOD_PASSWORD, 'ALLUPPERCASE1', 'password_needs_lowercase'],
      [GOOD_PASSWORD, 'Without-A-Digit', 'password_needs_digit'],
      [GOOD_PASSWORD, 'Wilhelmina1', 'password_too_easy'],
    ] as const) {
      const answer = await change(account, last, next);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error).toBe(code);
    }
    expect((await signIn(account.user.user_email, GOOD_PASSWORD)).statusCode).toBe(200);
  });

  it('is changed by one of two who try at once', async () => {
    const account = await signUpTestAccount(running.app);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => change(account, GOOD_PASSWORD, `${NEXT_PASSWORD}${n}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });
});

describe('the e-mail address', () => {
  const change = ({ call }: TestAccount, user_email: string, password: string | undefined = GOOD_PASSWORD) =>
    call({ method: 'PUT', url: '/api/users/me/email', payload: { user_email, password } });

  it('is confirmed by the key in the first mail, once', async () => {
    const { user, call } = await signUpTestAccount(running.app);
    const key = await confirmationKey(user.user_email, 'welcome');
    const answer = await confirm(key);
    expect(answer.json()).toEqual({ status: 'email_confirmed', user_email: user.user_email });
    expect((await call({ url: '/api/users/me' })).json().user_email_verified).toBe(true);
    expect((await confirm(key)).json().error).toBe('key_invalid');
    const again = await call({ method: 'POST', url: '/api/users/me/email/confirmation' });
    expect(again.json()).toEqual({ status: 'email_confirmed' });
  });

  it('is confirmed within the three days the mail gives, and not after', async () => {
    const [early, late] = [await signUpTestAccount(running.app), await signUpTestAccount(running.app)];
    const soon = await confirmationKey(early.user.user_email, 'welcome');
    const tooLate = await confirmationKey(late.user.user_email, 'welcome');
    running.clock.forward(3 * 24 * 60 * MINUTE_MS - MINUTE_MS);
    expect((await confirm(soon)).statusCode).toBe(200);
    running.clock.forward(2 * MINUTE_MS);
    expect((await confirm(tooLate)).json().error).toBe('key_invalid');
  });

  it('is asked for again on demand; the older key ends', async () => {
    const { user, call } = await signUpTestAccount(running.app);
    const first = await confirmationKey(user.user_email, 'welcome');
    const answer = await call({ method: 'POST', url: '/api/users/me/email/confirmation' });
    expect(answer.json()).toEqual({ status: 'confirmation_sent' });
    expect((await confirm(first)).statusCode).toBe(404);
    expect((await confirm(await confirmationKey(user.user_email, 'confirmEmail'))).statusCode).toBe(200);
  });

  it('changes once the new one has answered, and both get a mail', async () => {
    const account = await signUpTestAccount(running.app);
    const old = account.user.user_email;
    const next = `new-${old}`;
    expect((await change(account, next)).json()).toEqual({ status: 'confirmation_sent' });
    expect((await account.call({ url: '/api/users/me' })).json().user_email).toBe(old);
    expect((await confirm(await confirmationKey(next, 'confirmEmail'))).json().user_email).toBe(next);
    expect((await account.call({ url: '/api/users/me' })).json()).toMatchObject({
      user_email: next,
      user_email_verified: true,
    });
    expect(await mailsTo(old, 'emailChanged')).toHaveLength(1);
    expect(await mailsTo(next, 'emailChanged')).toHaveLength(1);
    expect((await signIn(old, GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await signIn(next, GOOD_PASSWORD)).statusCode).toBe(200);
  });

  it('stays when the password was changed after the new one was asked, also where the first was never confirmed', async () => {
    const account = await signUpTestAccount(running.app);
    const { user_email: old } = account.user;
    const first = await confirmationKey(old, 'welcome');
    const payload = { last_password: GOOD_PASSWORD, new_password: NEXT_PASSWORD };
    await account.call({ method: 'PUT', url: '/api/users/me/password', payload });
    expect((await confirm(first)).statusCode).toBe(200);
    await change(account, `intruder-${old}`, NEXT_PASSWORD);
    const back = { last_password: NEXT_PASSWORD, new_password: GOOD_PASSWORD };
    await account.call({ method: 'PUT', url: '/api/users/me/password', payload: back });
    const answer = await confirm(await confirmationKey(`intruder-${old}`, 'confirmEmail'));
    expect(answer.json().error).toBe('key_invalid');
    expect((await account.call({ url: '/api/users/me' })).json().user_email).toBe(old);
  });

  it('needs the password, however lately its owner signed in', async () => {
    const account = await signUpTestAccount(running.app);
    expect((await change(account, 'other-a@example.com', 'Wrong-Password-1')).json().error).toBe(
      'incorrect_last_password',
    );
    const payload = { user_email: 'other-b@example.com' };
    const answer = await account.call({ method: 'PUT', url: '/api/users/me/email', payload });
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'incorrect_last_password']);
    expect(await mailsTo('other-b@example.com', 'confirmEmail')).toEqual([]);
  });

  it('ends the other sessions when it changes, and stays open where the change was asked for', async () => {
    const account = await signUpTestAccount(running.app);
    const old = account.user.user_email;
    const other = callsWith(running.app, (await signIn(old, GOOD_PASSWORD)).json().token);
    await change(account, `next-${old}`);
    expect((await other({ url: '/api/users/me' })).statusCode).toBe(200);
    expect((await confirm(await confirmationKey(`next-${old}`, 'confirmEmail'))).statusCode).toBe(200);
    expect((await other({ url: '/api/users/me' })).statusCode).toBe(401);
    expect((await account.call({ url: '/api/users/me' })).statusCode).toBe(200);
  });

  it('is announced to the old one, from where the change can be stopped', async () => {
    const account = await signUpTestAccount(running.app);
    const { user_email: old } = account.user;
    await confirmTestAccount(running, account);
    const intruder = callsWith(running.app, (await signIn(old, GOOD_PASSWORD)).json().token);
    const next = 'win-at-evil@evil.example';
    const payload = { user_email: next, password: GOOD_PASSWORD };
    await intruder({ method: 'PUT', url: '/api/users/me/email', payload });
    const [notice] = await mailsTo(old, 'emailChangeRequested');
    expect(notice?.text).toContain('w•••@e•••.example');
    expect(notice?.text).not.toContain('evil.example');
    const [, key = ''] = /\/stop-email-change\/([\w-]{43})/.exec(notice?.text ?? '') ?? [];
    const stop = () => post('/api/users/stop-email-change', { key });
    expect((await stop()).json()).toEqual({ status: 'email_change_stopped' });
    expect((await confirm(await confirmationKey(next, 'confirmEmail'))).json().error).toBe('key_invalid');
    // Who asked knew the password.
    expect((await intruder({ url: '/api/users/me' })).statusCode).toBe(401);
    expect((await stop()).json().error).toBe('key_invalid');
    expect((await signIn(old, GOOD_PASSWORD)).json().user.user_email).toBe(old);
  });

  it('cannot be stopped any more once it has changed', async () => {
    const account = await signUpTestAccount(running.app);
    const { user_email: old } = account.user;
    await change(account, `later-${old}`);
    const [notice] = await mailsTo(old, 'emailChangeRequested');
    const [, key = ''] = /\/stop-email-change\/([\w-]{43})/.exec(notice?.text ?? '') ?? [];
    await confirm(await confirmationKey(`later-${old}`, 'confirmEmail'));
    expect((await post('/api/users/stop-email-change', { key })).json().error).toBe('key_invalid');
    const [changed] = await mailsTo(old, 'emailChanged');
    expect(changed?.text).not.toContain(`later-${old}`);
  });

  it('of another account is refused, at once and when it was taken in between', async () => {
    const [account, other] = [await signUpTestAccount(running.app), await signUpTestAccount(running.app)];
    expect((await change(account, other.user.user_email)).json().error).toBe('email_in_use');
    expect((await change(account, 'no address')).json().error).toBe('email_invalid');
    await change(account, 'meanwhile@example.com');
    const key = await confirmationKey('meanwhile@example.com', 'confirmEmail');
    await signUpTestAccount(running.app, { user_email: 'Meanwhile@example.com' });
    const answer = await confirm(key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toBe('email_in_use');
  });
});

describe('deleting an account', () => {
  const remove = ({ call }: TestAccount, payload: object = { password: GOOD_PASSWORD }) =>
    call({ method: 'POST', url: '/api/users/me/delete', payload });

  it('leaves nothing of it but a goodbye', async () => {
    const account = await signUpTestAccount(running.app);
    const { user_email, _id } = account.user;
    await running.mails();
    expect((await remove(account)).json()).toEqual({ status: 'account_deleted' });
    expect((await account.call({ url: '/api/users/me' })).statusCode).toBe(401);
    expect((await signIn(user_email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect(await mailsTo(user_email, 'accountDeleted')).toHaveLength(1);
    for (const table of ['accounts', 'sessions', 'account_keys']) {
      const { rows } = await running.database.query.execute(sql.raw(`select * from ${table}`));
      expect(JSON.stringify(rows)).not.toContain(_id);
    }
    expect((await signUpTestAccount(running.app, { user_email })).user._id).not.toBe(_id);
  });

  it('asks for the password, also in the minutes after a sign-in', async () => {
    const account = await signUpTestAccount(running.app);
    for (const payload of [{}, { password: 'Wrong-Password-1' }]) {
      const refused = await remove(account, payload);
      expect([refused.statusCode, refused.json().error]).toEqual([422, 'incorrect_last_password']);
    }
    expect((await account.call({ url: '/api/users/me' })).statusCode).toBe(200);
    expect((await post('/api/users/me/delete', {})).statusCode).toBe(401);
    expect((await remove(account)).statusCode).toBe(200);
  });
});

describe('the export', () => {
  it('is a ZIP of what the account holds', async () => {
    const account = await signUpTestAccount(running.app, { user_name: 'Ada' });
    const answer = await account.call({ url: '/api/users/me/export' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Trazo.zip"');
    const files = await unzip(answer.rawPayload);
    expect(JSON.parse(String(files.get('account.json')))).toEqual({
      ...account.user,
      declared_at: account.user.user_created_at,
    });
    expect(JSON.parse(String(files.get('sessions.json')))).toHaveLength(1);
    expect(JSON.parse(String(files.get('known-devices.json')))).toEqual([
      { last_used_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
    ]);
    expect(answer.rawPayload.toString('latin1')).not.toContain(account.token);
  });
});
