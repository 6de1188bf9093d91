import type { Act } from '@trazo/contract/operator/acts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isLockAwaited } from '../../testing/test-cluster.ts';
import { makeOperator, startOperator, type TestOperator } from '../../testing/test-operator.ts';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const post = (account: TestAccount, path: string, payload: object = {}) =>
  account.call({ method: 'POST', url: `/api/operator/${path}`, payload });
const figures = (account: TestAccount) => account.call({ method: 'GET', url: '/api/operator/usage' });
const state = async (account: TestAccount) =>
  (await account.call({ method: 'GET', url: '/api/operator' })).json<object>();

/** The same account in a session of its own. */
async function signedInAgain({ user, password }: TestAccount): Promise<TestAccount> {
  const payload = { user_email: user.user_email, password };
  const { token } = (await running.app.inject({ method: 'POST', url: '/api/users/login', payload })).json<{
    token: string;
  }>();
  const call: TestAccount['call'] = (request) =>
    running.app.inject({ ...request, headers: { authorization: `Bearer ${token}` } });
  return { token, user, password, call };
}

/** How often the log has it of an operator. */
async function timesLogged({ user }: TestAccount, act: Act): Promise<number> {
  const { rows } = await running.database.queuePool.query(
    'select from operator_acts where done_by = $1 and act = $2',
    [user.user_email, act],
  );
  return rows.length;
}

/** Another code than the one before. */
function nextCode(operator: TestOperator): string {
  running.clock.forward(STEP_MS);
  return operator.code();
}

describe('the console', () => {
  it('is not there for an account without the role, nor without an account', async () => {
    const account = await signUpTestAccount(running.app);
    for (const answer of [
      await account.call({ method: 'GET', url: '/api/operator' }),
      await figures(account),
      await post(account, 'second-factor', { password: account.password }),
      await post(account, 'second-factor/pass', { code: '123456' }),
    ]) {
      expect(answer.json()).toMatchObject({ error: 'not_found' });
    }
    expect((await running.app.inject('/api/operator/acts')).statusCode).toBe(401);
  });

  it('opens once a second factor is set up, with the password', async () => {
    const account = await signUpTestAccount(running.app);
    await makeOperator(running, account);
    expect(await state(account)).toEqual({ second_factor: 'missing', recovery_codes_left: 0 });
    expect((await figures(account)).json()).toMatchObject({ error: 'second_factor_needed' });
    expect((await post(account, 'second-factor', { password: 'x' })).json()).toMatchObject({
      error: 'incorrect_last_password',
    });
    const begun = await post(account, 'second-factor', { password: account.password });
    expect(begun.json<{ uri: string }>().uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect((await post(account, 'second-factor/confirm', { code: '000000' })).json()).toMatchObject({
      error: 'second_factor_wrong',
    });
    expect((await figures(account)).statusCode).toBe(403);

    const operator = await startOperator(running);
    expect(new Set(operator.recoveryCodes).size).toBe(10);
    expect(await state(operator)).toEqual({ second_factor: 'passed', recovery_codes_left: 10 });
    expect((await figures(operator)).statusCode).toBe(200);
    // What is in use is not replaced by a session alone.
    expect((await post(operator, 'second-factor', { password: operator.password })).json()).toMatchObject({
      error: 'second_factor_needed',
    });
  });

  it('keeps the second factor that another session set up while the password was looked at', async () => {
    const account = await signUpTestAccount(running.app);
    await makeOperator(running, account);
    const { query } = running.database;
    const begun = await query.transaction(async (tx) => {
      await tx.execute(
        sql`update operators set secret = 'IN USE', enrolled_at = now() where account_id = ${account.user._id}`,
      );
      const answer = post(account, 'second-factor', { password: account.password });
      await expect.poll(() => isLockAwaited(query), { timeout: 20_000 }).toBe(true);
      return { answer };
    });
    expect((await begun.answer).json()).toMatchObject({ error: 'second_factor_needed' });
    const { rows } = await query.execute(
      sql`select secret from operators where account_id = ${account.user._id}`,
    );
    expect(rows).toEqual([{ secret: 'IN USE' }]);
    expect(await timesLogged(account, 'second_factor_begun')).toBe(0);
  });

  it('keeps the secret sealed, and asks for a reset where it does not open', async () => {
    const operator = await startOperator(running);
    const { queuePool } = running.database;
    const ofThis = [operator.user._id];
    const stored = await queuePool.query<{ secret: string }>(
      'select secret from operators where account_id = $1',
      ofThis,
    );
    expect(stored.rows[0]?.secret).not.toMatch(/^[A-Z2-7]{32}$/);
    // As with another key, or from a row of another operator.
    const { rows } = await queuePool.query<{ secret: string }>(
      'select secret from operators where account_id <> $1 and enrolled_at is not null limit 1',
      ofThis,
    );
    await queuePool.query('update operators set secret = $2 where account_id = $1', [
      operator.user._id,
      rows[0]?.secret,
    ]);
    const elsewhere = await signedInAgain(operator);
    const refused = await post(elsewhere, 'second-factor/pass', { code: nextCode(operator) });
    expect(refused.json()).toMatchObject({ error: 'second_factor_unreadable' });
    const [code = ''] = operator.recoveryCodes;
    expect((await post(elsewhere, 'second-factor/pass', { code })).statusCode).toBe(200);
  });

  it('is left once, and has it in the log once', async () => {
    const operator = await startOperator(running);
    expect(await timesLogged(operator, 'second_factor_begun')).toBe(1);
    for (let time = 0; time < 2; time += 1) await post(operator, 'leave');
    expect(await timesLogged(operator, 'console_left')).toBe(1);
  });

  it('asks every session, and takes each code once', async () => {
    const operator = await startOperator(running);
    const used = operator.code();
    const elsewhere = await signedInAgain(operator);
    expect(await state(elsewhere)).toMatchObject({ second_factor: 'asked' });
    expect((await post(elsewhere, 'second-factor/pass', { code: used })).json()).toMatchObject({
      error: 'second_factor_wrong',
    });
    const code = nextCode(operator);
    expect((await post(elsewhere, 'second-factor/pass', { code })).json()).toMatchObject({
      second_factor: 'passed',
    });
    expect((await figures(elsewhere)).statusCode).toBe(200);
    expect((await post(elsewhere, 'leave')).json()).toMatchObject({ second_factor: 'asked' });
    expect((await figures(elsewhere)).statusCode).toBe(403);
    expect((await figures(operator)).statusCode).toBe(200);
  });

  it('takes a recovery code instead, however it is typed, and each one once', async () => {
    const operator = await startOperator(running);
    const elsewhere = await signedInAgain(operator);
    const [code = ''] = operator.recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    expect((await post(elsewhere, 'second-factor/pass', { code: typed })).json()).toEqual({
      second_factor: 'passed',
      recovery_codes_left: 9,
    });
    expect((await post(elsewhere, 'second-factor/pass', { code })).json()).toMatchObject({
      error: 'second_factor_wrong',
    });
  });

  it('refuses the right code too, after five wrong ones', async () => {
    const operator = await startOperator(running);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await post(operator, 'second-factor/pass', { code: '000000' })).statusCode).toBe(422);
    }
    const answer = await post(operator, 'second-factor/pass', { code: nextCode(operator) });
    expect(answer.json()).toMatchObject({ error: 'too_many_requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
  });

  it('takes no code for a day after twenty wrong ones, however long they took', async () => {
    const operator = await startOperator(running);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await post(operator, 'second-factor/pass', { code: '000000' })).statusCode).toBe(422);
      }
      await running.database.queuePool.query(
        `update rate_windows set ends_at = now() where ends_at < now() + interval '1 hour'`,
      );
    }
    const answer = await post(operator, 'second-factor/pass', { code: nextCode(operator) });
    expect(answer.json()).toMatchObject({ error: 'too_many_requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
  });

  it('closes half an hour after its last use, and eight hours after the code', async () => {
    const operator = await startOperator(running);
    for (let minutes = 0; minutes < 460; minutes += 20) {
      running.clock.forward(20 * MINUTE_MS);
      expect((await figures(operator)).statusCode).toBe(200);
    }
    running.clock.forward(21 * MINUTE_MS);
    expect((await figures(operator)).statusCode).toBe(403);
    await post(operator, 'second-factor/pass', { code: nextCode(operator) });
    expect((await figures(operator)).statusCode).toBe(200);
    running.clock.forward(31 * MINUTE_MS);
    expect((await figures(operator)).statusCode).toBe(403);
  });

  it('is gone with the account', async () => {
    const operator = await startOperator(running);
    const payload = { password: operator.password };
    await operator.call({ method: 'POST', url: '/api/users/me/delete', payload });
    const { rows } = await running.database.queuePool.query(
      'select from operators where account_id = $1 union all select from operator_passes where account_id = $1',
      [operator.user._id],
    );
    expect(rows).toEqual([]);
  });
});
