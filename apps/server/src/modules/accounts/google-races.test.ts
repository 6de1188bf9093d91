import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { featureSwitches } from '../../platform/features/schema.ts';
import { GOOD_PASSWORD, signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp, testAccounts } from '../../testing/test-app.ts';
import { isLockAwaited } from '../../testing/test-cluster.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { again, googleUser, sendGoogle, startTestGoogle } from '../../testing/test-google.ts';

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

it('links nothing for a session that a reset ended while Google was asked', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const waiting = createServer(async (_request, response) => {
    asked.resolve();
    await answer.promise;
    response
      .setHeader('content-type', 'application/json')
      .end(await (await fetch(google.settings.keysUrl)).text());
  }).listen(0, '127.0.0.1');
  await once(waiting, 'listening');
  const { port } = waiting.address() as AddressInfo;
  const slow = await startTestApp({
    clock: running.clock.now,
    accounts: { ...testAccounts, google: { ...google.settings, keysUrl: `http://127.0.0.1:${port}/keys` } },
  });
  const { user, call } = await signUpTestAccount(slow.app);
  const linking = call({
    method: 'PUT',
    url: '/api/users/me/google',
    payload: { ...(await google.proofOf(googleUser())), password: GOOD_PASSWORD },
  });
  await asked.promise;
  const post = (url: string, payload: object) => slow.app.inject({ method: 'POST', url, payload });
  await post('/api/users/remember-password', { user_email: user.user_email });
  const mail = (await slow.mails()).find(({ kind }) => kind === 'recovery');
  const [, key] = /\/recovery-password\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const reset = { password_recovery_id: key, new_password: `${GOOD_PASSWORD}-2` };
  expect((await post('/api/users/reset-password', reset)).statusCode).toBe(200);
  answer.resolve();
  expect((await linking).json().error).toBe('not_signed_in');
  const signedIn = await post('/api/users/login', {
    user_email: user.user_email,
    password: reset.new_password,
  });
  expect(signedIn.json().user.sub_id_google).toBeNull();
  await slow.close();
  waiting.close();
});

it('asks whether sign-ups are paused without a second connection', async () => {
  const narrow = await startTestApp({
    clock: running.clock.now,
    accounts: { ...testAccounts, google: google.settings },
    openDatabase: openWithOneConnection,
  });
  await narrow.database.query
    .insert(featureSwitches)
    .values({ feature: 'sign_ups', isOn: false, changedAt: narrow.clock.now() });
  const declared = { accept_terms: true, accept_privacy: true, legal_age: true };
  const answer = await sendGoogle(narrow.app, { ...(await google.proofOf(googleUser())), ...declared });
  expect(answer.json()).toMatchObject({ error: 'sign_ups_paused' });
  await narrow.close();
});

/** What a transaction asks on another connection waits for ever. */
async function openWithOneConnection(): Promise<TestDatabase> {
  const { url, close } = await openTestDatabase();
  const settings = { databaseUrl: url, dataDir: '', onConnectionLost: () => undefined };
  const one = await openDatabase({ ...settings, connections: 1 });
  const closeBoth = async () => {
    await one.close();
    await close();
  };
  return { ...one, url, close: closeBoth };
}

describe('a new password set while Google is asked', () => {
  /** What a reset does, with a call that arrives in the middle of it. */
  const resetDuring = async (account: TestAccount, call: () => Promise<LightMyRequestResponse>) => {
    const { query } = running.database;
    let answer: Promise<LightMyRequestResponse> | undefined;
    await inTransaction(query, async (tx) => {
      const { _id } = account.user;
      await tx.execute(sql`select id from accounts where id = ${_id} for update`);
      answer = call();
      await expect.poll(() => isLockAwaited(query)).toBe(true);
      await tx.execute(sql`update accounts set google_subject = null where id = ${_id}`);
      await tx.execute(sql`delete from sessions where account_id = ${_id}`);
    });
    const answered = await answer;
    const { rows } = await query.execute<{ google_subject: string | null; sessions: number }>(sql`
      select google_subject, (select count(*) from sessions where account_id = accounts.id)::int as sessions
      from accounts where id = ${account.user._id}`);
    return { answer: answered, left: rows[0] };
  };
  const NOTHING_LEFT = { google_subject: null, sessions: 0 };

  it('leaves no session to who signs in with what it unlinks', async () => {
    const account = await signUpTestAccount(running.app);
    const person = googleUser();
    const linked = await account.call({
      method: 'PUT',
      url: '/api/users/me/google',
      payload: { ...(await google.proofOf(person)), password: GOOD_PASSWORD },
    });
    expect(linked.statusCode).toBe(200);
    const proof = await google.proofOf(again(person));
    const { answer, left } = await resetDuring(account, () => send(proof));
    expect([answer?.statusCode, answer?.json().error]).toEqual([401, 'google_token_invalid']);
    expect(left).toEqual(NOTHING_LEFT);
  });

  it('leaves no link to whose session it ends', async () => {
    const account = await signUpTestAccount(running.app);
    const payload = { ...(await google.proofOf(googleUser())), password: GOOD_PASSWORD };
    const { answer, left } = await resetDuring(account, () =>
      account.call({ method: 'PUT', url: '/api/users/me/google', payload }),
    );
    expect([answer?.statusCode, answer?.json().error]).toEqual([401, 'not_signed_in']);
    expect(left).toEqual(NOTHING_LEFT);
  });
});
