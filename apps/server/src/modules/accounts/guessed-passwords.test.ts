import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, signUpTestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp, testAccounts } from '../../testing/test-app.ts';

const DAY_MS = 24 * 3_600_000;
const ATTEMPTS = 3;
const NEXT_PASSWORD = 'Otro-Olmo-Alto-71';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ accounts: { ...testAccounts, attemptsPerAccount: ATTEMPTS } });
});
afterAll(() => running.close());

interface From {
  readonly address: string;
  readonly cookie?: string;
}

const signIn = (user_email: string, password: string, { address, cookie = '' }: From) =>
  running.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { user_email, password },
    remoteAddress: address,
    headers: { cookie },
  });

async function statusOf(email: string, password: string, from: From): Promise<number> {
  return (await signIn(email, password, from)).statusCode;
}

/** Uses all attempts of a network up, and one more. */
async function guessFrom(email: string, from: From): Promise<number[]> {
  const statuses: number[] = [];
  for (let guess = 0; guess <= ATTEMPTS; guess += 1) {
    statuses.push(await statusOf(email, `Wrong-Password-${guess}`, from));
  }
  return statuses;
}

const cookieOf = ({ cookies }: LightMyRequestResponse): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const recoveryKey = async (email: string): Promise<string> => {
  const payload = { user_email: email };
  await running.app.inject({ method: 'POST', url: '/api/users/remember-password', payload });
  const texts = (await running.mails()).filter(({ to }) => to === email).map(({ text }) => text);
  return /recovery-password\/([\w-]{43})/.exec(texts.join('\n'))?.[1] ?? '';
};

describe('wrong passwords', () => {
  it('end the attempts of their network, on accounts there are and others alike', async () => {
    const { user } = await signUpTestAccount(running.app);
    for (const email of [user.user_email, 'unknown@example.com']) {
      expect(await guessFrom(email, { address: '192.0.2.1' })).toEqual([401, 401, 401, 429]);
    }
    expect(await statusOf(user.user_email, GOOD_PASSWORD, { address: '192.0.2.1' })).toBe(429);
  });

  it('of one network lock no owner out in another one', async () => {
    const { user } = await signUpTestAccount(running.app);
    for (let round = 0; round < 12; round += 1) await guessFrom(user.user_email, { address: '192.0.2.2' });
    expect(await statusOf(user.user_email, GOOD_PASSWORD, { address: '198.51.100.2' })).toBe(200);
  });

  it('count an IPv6 network, which one customer holds whole, as one', async () => {
    const { user } = await signUpTestAccount(running.app);
    const statuses: number[] = [];
    for (let host = 1; host <= ATTEMPTS + 1; host += 1) {
      statuses.push(
        await statusOf(user.user_email, 'Wrong-Password-1', { address: `2001:db8:0:${host}::1` }),
      );
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('from ever more networks end as well', async () => {
    const { user } = await signUpTestAccount(running.app);
    let looked = 0;
    for (let network = 1; network <= 12; network += 1) {
      const statuses = await guessFrom(user.user_email, { address: `198.51.100.${100 + network}` });
      looked += statuses.filter((status) => status === 401).length;
    }
    expect(looked).toBe(ATTEMPTS * 10);
  });
});

describe('a device that has signed in before', () => {
  it('gets in despite guesses from its own network and from all others', async () => {
    const { user } = await signUpTestAccount(running.app);
    const home = { address: '203.0.113.5' };
    const first = await signIn(user.user_email, GOOD_PASSWORD, home);
    const known = { ...home, cookie: cookieOf(first) };
    for (let network = 1; network <= 12; network += 1) {
      await guessFrom(user.user_email, { address: `198.51.100.${network}` });
    }
    await guessFrom(user.user_email, home);
    expect(await statusOf(user.user_email, GOOD_PASSWORD, { address: '203.0.113.6' })).toBe(429);
    expect(await statusOf(user.user_email, GOOD_PASSWORD, known)).toBe(200);
  });

  it('is counted by itself, however it moves', async () => {
    const { user } = await signUpTestAccount(running.app);
    const cookie = cookieOf(await signIn(user.user_email, GOOD_PASSWORD, { address: '203.0.113.7' }));
    const statuses: number[] = [];
    for (let network = 1; network <= ATTEMPTS + 1; network += 1) {
      const from = { address: `203.0.113.${10 + network}`, cookie };
      statuses.push(await statusOf(user.user_email, 'Wrong-Password-1', from));
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('is known to the accounts it signed in to, and to no other', async () => {
    const mine = await signUpTestAccount(running.app);
    const other = await signUpTestAccount(running.app);
    const address = '203.0.113.30';
    const cookie = cookieOf(await signIn(mine.user.user_email, GOOD_PASSWORD, { address }));
    await guessFrom(other.user.user_email, { address });
    expect(await statusOf(other.user.user_email, GOOD_PASSWORD, { address, cookie })).toBe(429);
  });

  it('holds a secret that no script reads, and that opens nothing', async () => {
    const { user } = await signUpTestAccount(running.app);
    const answer = await signIn(user.user_email, GOOD_PASSWORD, { address: '203.0.113.40' });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'device', httpOnly: true, sameSite: 'Strict', path: '/api/users' });
    expect(
      await statusOf(user.user_email, 'Wrong-Password-1', {
        address: '203.0.113.40',
        cookie: cookieOf(answer),
      }),
    ).toBe(401);
  });

  it('is deleted after half a year without it', async () => {
    const { user } = await signUpTestAccount(running.app);
    const address = '203.0.113.50';
    const cookie = cookieOf(await signIn(user.user_email, GOOD_PASSWORD, { address }));
    await guessFrom(user.user_email, { address });
    running.clock.forward(181 * DAY_MS);
    expect(await statusOf(user.user_email, GOOD_PASSWORD, { address, cookie })).toBe(429);
  });
});

describe('recovery by mail', () => {
  it('forgives wrong passwords as soon as its key is confirmed', async () => {
    const { user } = await signUpTestAccount(running.app);
    const from = { address: '203.0.113.60' };
    const key = await recoveryKey(user.user_email);
    for (let network = 1; network <= 12; network += 1) {
      await guessFrom(user.user_email, { address: `198.51.100.${network}` });
    }
    expect(await statusOf(user.user_email, GOOD_PASSWORD, from)).toBe(429);
    const url = `/api/users/remember-verify/${key}`;
    const confirmed = await running.app.inject({ url, remoteAddress: from.address });
    expect(confirmed.statusCode).toBe(200);
    expect(await statusOf(user.user_email, GOOD_PASSWORD, from)).toBe(200);
  });

  it('lets its browser in with the new password while others go on guessing, and forgets the rest', async () => {
    const { user } = await signUpTestAccount(running.app);
    const from = { address: '203.0.113.61' };
    const stolen = cookieOf(await signIn(user.user_email, GOOD_PASSWORD, from));
    const key = await recoveryKey(user.user_email);
    const reset = await running.app.inject({
      method: 'POST',
      url: '/api/users/reset-password',
      payload: { password_recovery_id: key, new_password: NEXT_PASSWORD },
      remoteAddress: from.address,
    });
    expect(reset.statusCode).toBe(200);
    for (let network = 1; network <= 12; network += 1) {
      await guessFrom(user.user_email, { address: `198.51.100.${network}` });
    }
    await guessFrom(user.user_email, from);
    expect(await statusOf(user.user_email, NEXT_PASSWORD, { ...from, cookie: cookieOf(reset) })).toBe(200);
    expect(await statusOf(user.user_email, NEXT_PASSWORD, { ...from, cookie: stolen })).toBe(429);
  });
});
