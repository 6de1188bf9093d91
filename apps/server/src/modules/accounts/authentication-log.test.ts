import { beforeEach, expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import { callsWith, GOOD_PASSWORD, signUpTestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';

const NEXT_PASSWORD = 'Otra-Clave-7-Encinas';
let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});
beforeEach(() => {
  running.logged.length = 0;
});

interface Line {
  readonly msg: string;
  readonly event: string;
  readonly account: string | null;
  readonly network: string;
}

const lines = (): Line[] =>
  running.logged
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'authentication');

const post = (url: string, payload: object, remoteAddress = '192.0.2.7') =>
  running.app.inject({ method: 'POST', url, payload, remoteAddress });

it('tells what happened to whose account, and from which network', async () => {
  const { user, call } = await signUpTestAccount(running.app);
  const { user_email } = user;
  const signIn = (password: string, from?: string) =>
    post('/api/users/login', { user_email, password }, from);
  await signIn('Wrong-Password-1', '2001:db8:1:2:3::4');
  const other = callsWith(running.app, (await signIn(GOOD_PASSWORD)).json().token);
  const put = (url: string, payload: object) => call({ method: 'PUT', url, payload });
  await put('/api/users/me/password', { last_password: 'Wrong-Password-1', new_password: NEXT_PASSWORD });
  await other({ method: 'POST', url: '/api/users/logout' });
  await put('/api/users/me/password', { last_password: GOOD_PASSWORD, new_password: NEXT_PASSWORD });
  await put('/api/users/me/email', { user_email: `next-${user_email}`, password: NEXT_PASSWORD });
  await call({ method: 'DELETE', url: '/api/users/me/sessions' });
  await call({ method: 'POST', url: '/api/users/me/delete', payload: { password: NEXT_PASSWORD } });
  expect(lines().map(({ event }) => event)).toEqual([
    'signed_up',
    'sign_in_failed',
    'signed_in',
    'password_check_failed',
    'signed_out',
    'password_changed',
    'email_change_requested',
    'other_sessions_ended',
    'account_deleted',
  ]);
  expect(new Set(lines().map(({ account }) => account))).toEqual(new Set([user._id]));
  expect(lines()[1]).toMatchObject({ network: '2001:db8:1:2', by: 'password' });
  expect(lines()[2]).toMatchObject({ network: '192.0.2.7' });
});

it('tells of resets, confirmations and stopped changes', async () => {
  const { user, call } = await signUpTestAccount(running.app);
  const { user_email } = user;
  const keyOf = async (kind: string, page: string) => {
    const mail = (await running.mails()).find((one) => one.to === user_email && one.kind === kind);
    return new RegExp(`/${page}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
  };
  await post('/api/users/confirm-email', { key: await keyOf('welcome', 'confirm-email') });
  const change = { user_email: `next-${user_email}`, password: GOOD_PASSWORD };
  await call({ method: 'PUT', url: '/api/users/me/email', payload: change });
  const stop = await keyOf('emailChangeRequested', 'stop-email-change');
  await post('/api/users/stop-email-change', { key: stop });
  await post('/api/users/remember-password', { user_email });
  const password_recovery_id = await keyOf('recovery', 'recovery-password');
  await post('/api/users/reset-password', { password_recovery_id, new_password: NEXT_PASSWORD });
  expect(lines().map(({ event, account }) => [event, account])).toEqual(
    ['signed_up', 'email_confirmed', 'email_change_requested', 'email_change_stopped', 'password_reset'].map(
      (event) => [event, user._id],
    ),
  );
});

it('names no person and no secret, also of an account there is not', async () => {
  const secret = 'my-Password-typed-as-address-1';
  await post('/api/users/login', { user_email: 'unknown@example.com', password: secret });
  await post('/api/users/login', { user_email: secret, password: 'x' });
  await post('/api/users/login-google', { sub_id_google: '1187', credential: 'a.b.c', nonce: 'n' });
  expect(lines().map(({ event, account }) => [event, account])).toEqual(
    Array(3).fill(['sign_in_failed', null]),
  );
  for (const trace of ['unknown@example.com', secret, '1187'])
    expect(running.logged.join('')).not.toContain(trace);
});
