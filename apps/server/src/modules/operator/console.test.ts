import { randomUUID } from 'node:crypto';
import type { OperatedAccount, RecordedAct } from '@trazo/contract/api/operator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isLockAwaited } from '../../testing/test-cluster.ts';
import { signUpTestCustomer } from '../../testing/test-customer.ts';
import { startOperator, type TestOperator } from '../../testing/test-operator.ts';
import { contentOf, plansOf } from '../../testing/test-plans.ts';
import { COUNT_USAGE } from './usage-figures.ts';

const SECRET_TEXT = 'A plan that no operator reads';
const MINUTE_MS = 60_000;

let running: TestApp;
let operator: TestOperator;
let isMailAway = false;

beforeAll(async () => {
  running = await startTestApp();
  operator = await startOperator(running);
});
afterAll(() => running.close());

const get = async <Body>(path: string): Promise<Body> =>
  (await operator.call({ method: 'GET', url: `/api/operator/${path}` })).json<Body>();
const post = (path: string, payload: object = {}) =>
  operator.call({ method: 'POST', url: `/api/operator/${path}`, payload });
const find = async (email: string): Promise<OperatedAccount | null> =>
  (await post('accounts', { email })).json<{ account: OperatedAccount | null }>().account;
const acts = async (): Promise<RecordedAct[]> => (await get<{ acts: RecordedAct[] }>('acts')).acts;
const emailOf = ({ user }: TestAccount): string => user.user_email;

async function subscriptionOf({ user }: TestAccount): Promise<string> {
  const { rows } = await running.database.queuePool.query<{ subscription_id: string }>(
    'select subscription_id from billing_orders where account_id = $1',
    [user._id],
  );
  return rows[0]?.subscription_id ?? '';
}

/** What the card provider says of a subscription. */
async function stateAtProvider(subscription: string): Promise<string> {
  const answer = await running.sandbox.ask({
    ...{ method: 'GET', path: `/v1/subscriptions/${subscription}`, query: '', body: '' },
    authorization: `Bearer ${running.sandbox.secretKey}`,
    idempotencyKey: undefined,
  });
  return z.object({ status: z.string() }).parse(JSON.parse(answer?.body ?? '')).status;
}

describe('an account', () => {
  it('is found by its address, without what its plans say', async () => {
    const customer = await signUpTestCustomer(running, { user_name: 'Ada', user_post_name: 'Vidal' });
    await plansOf(customer).create(contentOf(SECRET_TEXT));
    await customer.subscribe();
    const found = await find(` ${emailOf(customer).toUpperCase()} `);
    expect(found).toMatchObject({
      id: customer.user._id,
      email: emailOf(customer),
      email_verified: false,
      name: 'Ada Vidal',
      plans: 1,
      provider_url: null,
      payments: [{ status: 'paid', currency: 'EUR', account_id: customer.user._id }],
    });
    expect(JSON.stringify(found)).not.toContain(SECRET_TEXT);
    const { payments } = await get<{ payments: { account_id: string }[] }>('payments');
    expect(payments[0]).toMatchObject({ account_id: customer.user._id });
  });

  it('is not found where there is none', async () => {
    expect(await find('none@example.com')).toBe(null);
    expect(await find('no address')).toBe(null);
  });

  it('gets its confirmation once more, until it is confirmed', async () => {
    const account = await signUpTestAccount(running.app);
    const again = () => post(`accounts/${account.user._id}/confirmation`);
    expect((await again()).json()).toEqual({ status: 'confirmation_sent' });
    const mails = (await running.mails()).filter(({ to }) => to === emailOf(account));
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['confirmEmail', 'welcome']);
    const [, key] =
      /\/confirm-email\/([\w-]+)/.exec(mails.find(({ kind }) => kind === 'confirmEmail')?.text ?? '') ?? [];
    await running.app.inject({ method: 'POST', url: '/api/users/confirm-email', payload: { key } });
    expect((await again()).json()).toEqual({ status: 'confirmed_already' });
    expect((await post(`accounts/${randomUUID()}/confirmation`)).statusCode).toBe(404);
  });

  it('that is deleted meanwhile is not found, and the operator stays signed in', async () => {
    const account = await signUpTestAccount(running.app);
    const { query } = running.database;
    const begun = await query.transaction(async (tx) => {
      await tx.execute(sql`delete from accounts where email = ${emailOf(account)}`);
      const answer = post(`accounts/${account.user._id}/confirmation`);
      await expect.poll(() => isLockAwaited(query), { timeout: 20_000 }).toBe(true);
      return { answer };
    });
    expect((await begun.answer).json()).toMatchObject({ error: 'not_found' });
  });

  it('is closed as its owner would delete it: the subscription ends, a mail says goodbye', async () => {
    const own = await startOperator(running);
    const customer = await signUpTestCustomer(running);
    await customer.subscribe();
    const subscription = await subscriptionOf(customer);
    expect(['active', 'trialing']).toContain(await stateAtProvider(subscription));
    const close = (email: string) =>
      own.call({
        method: 'POST',
        url: `/api/operator/accounts/${customer.user._id}/close`,
        payload: { email },
      });
    expect((await close('another@example.com')).json()).toMatchObject({ error: 'email_invalid' });
    running.clock.forward(11 * MINUTE_MS);
    expect((await close(emailOf(customer))).json()).toMatchObject({ error: 'second_factor_needed' });
    const payload = { code: own.code() };
    await own.call({ method: 'POST', url: '/api/operator/second-factor/pass', payload });
    expect((await close(emailOf(customer))).json()).toEqual({ status: 'account_closed' });

    expect((await customer.call({ method: 'GET', url: '/api/users/me' })).statusCode).toBe(401);
    const mails = (await running.mails()).filter(({ to }) => to === emailOf(customer));
    expect(mails.map(({ kind }) => kind)).toContain('accountDeleted');
    expect(await stateAtProvider(subscription)).toBe('canceled');
    expect((await acts()).map(({ act }) => act).slice(0, 2)).toEqual(['account_closed', 'account_closing']);
  });

  it('is not closed while it is an operator’s', async () => {
    const own = await startOperator(running);
    const answer = await own.call({
      method: 'POST',
      url: `/api/operator/accounts/${own.user._id}/close`,
      payload: { email: emailOf(own) },
    });
    expect(answer.json()).toMatchObject({ error: 'account_is_operator' });
  });
});

describe('jobs and mails that fail', () => {
  it('are listed without what they say, and tried again at once', async () => {
    const failing = await startTestApp({
      mailTransport: {
        send: async () => {
          if (isMailAway) throw new Error('the mail server is away');
        },
        close: async () => undefined,
      },
    });
    const own = await startOperator(failing);
    await failing.settle();
    isMailAway = true;
    const account = await signUpTestAccount(failing.app);
    await failing.jobs.workOnce();
    failing.clock.forward(5 * MINUTE_MS);
    const { jobs } = (await own.call({ method: 'GET', url: '/api/operator/jobs' })).json();
    expect(jobs).toMatchObject([{ kind: 'send-mail', state: 'retry', error: 'the mail server is away' }]);
    const { mails } = (await own.call({ method: 'GET', url: '/api/operator/mails' })).json();
    expect(mails).toMatchObject([{ kind: 'welcome', recipient: emailOf(account), state: 'waiting' }]);
    expect(JSON.stringify(mails)).not.toContain('confirm-email');

    isMailAway = false;
    const [mail] = mails;
    const url = `/api/operator/mails/${mail.account_id}/${mail.id}/retry`;
    expect((await own.call({ method: 'POST', url })).statusCode).toBe(200);
    const due = await failing.database.queuePool.query(
      `select from jobs.job where name = 'send-mail' and state = 'retry' and start_after <= now()`,
    );
    expect(due.rows).toHaveLength(1);
    await failing.settle();
    const left = (await own.call({ method: 'GET', url: '/api/operator/mails' })).json();
    expect(left).toEqual({ mails: [] });
    expect((await own.call({ method: 'POST', url })).statusCode).toBe(404);
    await failing.close();
  });
});

it('counts by day, and reads only what was counted', async () => {
  await running.jobs.add(running.database.query, COUNT_USAGE, {});
  await running.settle();
  const { counted_at, days } = await get<{ counted_at: string; days: Record<string, number>[] }>('usage');
  expect(Date.parse(counted_at)).toBeLessThanOrEqual(running.clock.now().getTime());
  const sum = (figure: string) => days.reduce((total, day) => total + (day[figure] ?? 0), 0);
  const { rows } = await running.database.queuePool.query<{ accounts: string; plans: string }>(
    'select (select count(*) from accounts) as accounts, (select count(*) from plans) as plans',
  );
  expect(sum('accounts')).toBe(Number(rows[0]?.accounts));
  expect(sum('plans')).toBe(Number(rows[0]?.plans));
  expect(sum('payments')).toBeGreaterThan(0);
});

it('says when the last backup was made, and when one was last checked', async () => {
  const backup = async () => (await get<{ backup: object }>('usage')).backup;
  expect(await backup()).toEqual({ made_at: null, checked_at: null });
  const older = '2026-03-01T02:00:00.000Z';
  const newest = '2026-03-02T02:00:00.000Z';
  await running.database.queuePool.query(
    `insert into backups (name, made_at, checked_at) values ('older', $1, $1), ('newest', $2, null)`,
    [older, newest],
  );
  expect(await backup()).toEqual({ made_at: newest, checked_at: older });
});

describe('a count by day', () => {
  const count = async () => {
    await running.jobs.add(running.database.query, COUNT_USAGE, {});
    await running.settle();
    return (await get<{ days: Record<string, number>[] }>('usage')).days;
  };

  it('does not shrink with an account that is deleted', async () => {
    const account = await signUpTestAccount(running.app);
    const [before] = await count();
    const payload = { password: account.password };
    expect((await account.call({ method: 'POST', url: '/api/users/me/delete', payload })).statusCode).toBe(
      200,
    );
    const [after] = await count();
    expect(after).toMatchObject({ accounts: before?.['accounts'], sign_ins: before?.['sign_ins'] });
  });

  it('is shown of the last thirty days', async () => {
    await running.database.queuePool.query(
      `insert into usage_days select $1::date - back, 'plans', 0, now() from generate_series(1, 40) as back
         on conflict do nothing`,
      [running.clock.now().toISOString().slice(0, 10)],
    );
    expect(await count()).toHaveLength(30);
  });
});

describe('the log', () => {
  it('shows who did what to whom, without whole addresses', async () => {
    const account = await signUpTestAccount(running.app);
    await find(emailOf(account));
    const [latest] = await acts();
    expect(latest).toMatchObject({ act: 'account_searched', by: emailOf(operator) });
    expect(latest?.subject).toMatch(/^p•••@e•••\.com$/);
    await find('a secret that is no address');
    expect((await acts())[0]).toMatchObject({ act: 'account_searched', subject: '•••' });
  });

  it('is read page by page', async () => {
    // All in one millisecond, the latest of all.
    await running.database.queuePool.query(
      `insert into operator_acts (id, act, done_by, subject, done_at)
         select gen_random_uuid(), 'payments_read', null, 'paged', $1 from generate_series(1, 60)`,
      [new Date(running.clock.now().getTime() + MINUTE_MS)],
    );
    const first = await get<{ acts: RecordedAct[]; more: boolean }>('acts');
    expect([first.acts.length, first.more]).toEqual([50, true]);
    const second = await get<{ acts: RecordedAct[] }>(`acts?before=${first.acts.at(-1)?.id}`);
    const paged = [...first.acts, ...second.acts].filter(({ subject }) => subject === 'paged');
    expect(new Set(paged.map(({ id }) => id)).size).toBe(60);
    expect(second.acts.length).toBeGreaterThan(10);
  });

  it.each(['update operator_acts set subject = $1', 'delete from operator_acts where id::text <> $1'])(
    'stays as it was written: %s',
    async (statement) => {
      await expect(running.database.queuePool.query(statement, ['x'])).rejects.toThrow('append-only');
    },
  );
});
