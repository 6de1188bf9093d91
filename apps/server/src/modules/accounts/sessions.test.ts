import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import { callsWith, GOOD_PASSWORD, signUpTestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp, testAccounts } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { SWEEP } from './account-sweep.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});

const signIn = (user_email: string, password: string, remoteAddress = '127.0.0.1') =>
  running.app.inject({
    remoteAddress,
    method: 'POST',
    url: '/api/users/login',
    payload: { user_email, password },
    headers: { 'user-agent': 'Testfox 2' },
  });

const isOpen = async (token: string) =>
  (await callsWith(running.app, token)({ url: '/api/users/me' })).statusCode === 200;

const signInAgain = async (email: string): Promise<string> =>
  (await signIn(email, GOOD_PASSWORD)).json().token;

describe('POST /api/users/login', () => {
  it('begins a session of its own', async () => {
    const { user, token } = await signUpTestAccount(running.app);
    const answer = await signIn(user.user_email.toUpperCase(), GOOD_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toEqual(user);
    expect(answer.json().token).not.toBe(token);
    expect(await isOpen(answer.json().token)).toBe(true);
    expect(await isOpen(token)).toBe(true);
  });

  it('keeps nothing in the database that opens a session', async () => {
    const { token } = await signUpTestAccount(running.app);
    const { rows } = await running.database.query.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).toContain(createHash('sha256').update(token).digest('base64url'));
    const accounts = await running.database.query.execute(sql`select * from accounts`);
    expect(JSON.stringify(accounts.rows)).not.toContain(GOOD_PASSWORD);
    expect(JSON.stringify(accounts.rows)).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('says the same of a wrong password, an unknown address and no address at all', async () => {
    const { user } = await signUpTestAccount(running.app);
    const answers = await Promise.all([
      signIn(user.user_email, `${GOOD_PASSWORD}x`),
      signIn('unknown@example.com', GOOD_PASSWORD),
      signIn('no address', GOOD_PASSWORD),
      signIn('nul\u0000@example.com', GOOD_PASSWORD),
      signIn('\ud800@example.com', `\ud800\u0000${GOOD_PASSWORD}`),
      signIn(user.user_email, ''),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(answers[0]?.json());
      expect(answer.json().error).toBe('credentials_wrong');
    }
  });

  it('takes as long for an account there is not', async () => {
    const { user } = await signUpTestAccount(running.app);
    // The time of the processor, which hashing takes nearly all of: a clock would count what else the machine does.
    const timed = async (email: string) => {
      const start = process.cpuUsage();
      await signIn(email, 'Wrong-Password-1');
      const { user: own, system } = process.cpuUsage(start);
      return own + system;
    };
    await timed('warm@example.com');
    // In turns, and the quickest of each.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 12; round += 1) {
      known = Math.min(known, await timed(user.user_email));
      unknown = Math.min(unknown, await timed('unknown@example.com'));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it.each([
    {},
    { user_email: 'a@example.com' },
    { user_email: 'a@example.com', password: 1 },
    { user_email: ['a@example.com'], password: 'x' },
    { user_email: 'a@example.com', password: 'x'.repeat(201) },
    { user_email: 'a@example.com', password: 'x', remember: true },
  ])('refuses %j', async (payload) => {
    const answer = await running.app.inject({ method: 'POST', url: '/api/users/login', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('payload_invalid');
  });

  it('stays upright under 1,000 at once, and lets others through meanwhile', async () => {
    const { user, token } = await signUpTestAccount(running.app);
    const before = process.memoryUsage().rss;
    const crowd = Array.from({ length: 1_000 }, (_, index) =>
      signIn(`crowd-${index}@example.com`, 'Wrong-Password-1', `192.0.2.${index % 10}`),
    );
    let isCrowdDone = false;
    const allAnswers = Promise.all(crowd).then((answers) => {
      isCrowdDone = true;
      return answers;
    });
    expect(await isOpen(token)).toBe(true);
    expect(isCrowdDone).toBe(false);
    const answers = await allAnswers;
    const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode);
    // On a slow machine some wait too long for a connection.
    const turnedAway = [...(statuses.get(429) ?? []), ...(statuses.get(503) ?? [])];
    expect((statuses.get(401) ?? []).length + turnedAway.length).toBe(crowd.length);
    expect(statuses.get(401)).toBeDefined();
    expect(statuses.get(429)).toBeDefined();
    for (const answer of turnedAway) expect(answer.headers['retry-after']).toBeDefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 ** 2);
    expect((await signIn(user.user_email, GOOD_PASSWORD)).statusCode).toBe(200);
  }, 180_000);
});

describe('a session', () => {
  it('ends when it is not used', async () => {
    const { token } = await signUpTestAccount(running.app);
    running.clock.forward(13 * DAY_MS);
    expect(await isOpen(token)).toBe(true);
    running.clock.forward(13 * DAY_MS);
    expect(await isOpen(token)).toBe(true);
    running.clock.forward(14 * DAY_MS);
    expect(await isOpen(token)).toBe(false);
  });

  it('ends in any case one day', async () => {
    const { token } = await signUpTestAccount(running.app);
    for (let days = 0; days < 80; days += 10) {
      running.clock.forward(10 * DAY_MS);
      expect(await isOpen(token)).toBe(true);
    }
    running.clock.forward(10 * DAY_MS);
    expect(await isOpen(token)).toBe(false);
  });

  it('is noted as used once a minute at most', async () => {
    const { token, call } = await signUpTestAccount(running.app);
    const lastUsed = async () => {
      const tokenHash = createHash('sha256').update(token).digest('base64url');
      const { rows } = await running.database.query.execute<{ last_used_at: string }>(
        sql`select last_used_at from sessions where token_hash = ${tokenHash}`,
      );
      return rows[0]?.last_used_at;
    };
    const first = await lastUsed();
    running.clock.forward(30_000);
    await call({ url: '/api/users/me' });
    expect(await lastUsed()).toEqual(first);
    running.clock.forward(31_000);
    await call({ url: '/api/users/me' });
    expect(await lastUsed()).not.toEqual(first);
  });

  it('ends with signing out, alone', async () => {
    const { token, user, call } = await signUpTestAccount(running.app);
    const other = await signInAgain(user.user_email);
    const answer = await call({ method: 'POST', url: '/api/users/logout' });
    expect(answer.json()).toEqual({ status: 'signed_out' });
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(other)).toBe(true);
    expect((await call({ method: 'POST', url: '/api/users/logout' })).statusCode).toBe(401);
  });

  it('is listed and ended, one or all others', async () => {
    const { token, user, call } = await signUpTestAccount(running.app);
    const [second, third, fourth] = [
      await signInAgain(user.user_email),
      await signInAgain(user.user_email),
      await signInAgain(user.user_email),
    ];
    const { sessions } = (await call({ url: '/api/users/me/sessions' })).json();
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(sessions[0].device).toBe('Testfox 2');
    const { id } = (await callsWith(running.app, second)({ url: '/api/users/me/sessions' }))
      .json()
      .sessions.find(({ current }: { current: boolean }) => current);
    const ended = await call({ method: 'DELETE', url: `/api/users/me/sessions/${id}` });
    expect(ended.json().sessions).toHaveLength(3);
    expect(await isOpen(second)).toBe(false);
    expect((await call({ method: 'DELETE', url: '/api/users/me/sessions' })).json().sessions).toHaveLength(1);
    expect([await isOpen(token), await isOpen(third), await isOpen(fourth)]).toEqual([true, false, false]);
  });

  it('of another account is not found', async () => {
    const [mine, theirs] = [await signUpTestAccount(running.app), await signUpTestAccount(running.app)];
    const { sessions } = (await theirs.call({ url: '/api/users/me/sessions' })).json();
    const answer = await mine.call({ method: 'DELETE', url: `/api/users/me/sessions/${sessions[0].id}` });
    expect(answer.statusCode).toBe(404);
    expect(await isOpen(theirs.token)).toBe(true);
    const malformed = await mine.call({ method: 'DELETE', url: '/api/users/me/sessions/1' });
    expect(malformed.statusCode).toBe(400);
  });

  it('that has ended is swept away', async () => {
    const { user } = await signUpTestAccount(running.app);
    running.clock.forward(91 * DAY_MS);
    const fresh = await signInAgain(user.user_email);
    await running.jobs.add(running.database.query, SWEEP, {});
    await running.jobs.workOnce();
    const { rows } = await running.database.query.execute(sql`select id from sessions`);
    expect(rows).toHaveLength(1);
    expect(await isOpen(fresh)).toBe(true);
  });
});

describe('limits', () => {
  it('count no attempt that was right, however many there are', async () => {
    const few = await startTestApp({ accounts: { ...testAccounts, attemptsPerAccount: 3 } });
    const { user } = await signUpTestAccount(few.app);
    const { user_email } = user;
    const attempt = async (password: string) => {
      const payload = { user_email, password };
      return (await few.app.inject({ method: 'POST', url: '/api/users/login', payload })).statusCode;
    };
    const [right, wrong] = [GOOD_PASSWORD, 'Wrong-Password-1'];
    const statuses: number[] = [];
    for (const password of [right, right, right, right, wrong, right, wrong, right, wrong, right]) {
      statuses.push(await attempt(password));
    }
    // After the third wrong one no other attempt from this network is checked.
    expect(statuses).toEqual([200, 200, 200, 200, 401, 200, 401, 200, 401, 429]);
    await few.close();
  });

  it('count attempts from one address, on whatever account', async () => {
    const few = await startTestApp({ accounts: { ...testAccounts, attemptsPerAddress: 3 } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const payload = { user_email: `a${attempt}@example.com`, password: 'Wrong-Password-1' };
      statuses.push((await few.app.inject({ method: 'POST', url: '/api/users/login', payload })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await few.close();
  });
});

it('writes neither tokens nor passwords nor addresses into the log', async () => {
  const { token, user } = await signUpTestAccount(running.app);
  await signIn(user.user_email, 'Wrong-Password-1');
  const log = running.logged.join('');
  for (const secret of [token, GOOD_PASSWORD, 'Wrong-Password-1', user.user_email]) {
    expect(log).not.toContain(secret);
  }
});

it('an account keeps its hundred latest sessions, and its list and export name no more', async () => {
  const account = await signUpTestAccount(running.app);
  const now = sql`${running.clock.now().toISOString()}::timestamptz`;
  await running.database.query.execute(sql`
    insert into sessions (id, account_id, token_hash, device, signed_in_at, last_used_at)
    select gen_random_uuid(), ${account.user._id}, 'program ' || number, '', ${now}, ${now} - number * interval '1 second'
    from generate_series(1, 500) as number`);
  const list = async () => (await account.call({ url: '/api/users/me/sessions' })).json().sessions;
  const kept = async () =>
    (
      await running.database.query.execute<{ sessions: number }>(
        sql`select count(*)::int as sessions from sessions where account_id = ${account.user._id}`,
      )
    ).rows[0]?.sessions;
  expect(await list()).toHaveLength(100);
  const files = await unzip((await account.call({ url: '/api/users/me/export' })).rawPayload);
  expect(JSON.parse(files.get('sessions.json')?.toString() ?? '')).toHaveLength(100);
  const token = await signInAgain(account.user.user_email);
  expect(await kept()).toBe(100);
  expect(await isOpen(token)).toBe(true);
  expect(await isOpen(account.token)).toBe(true);
});
