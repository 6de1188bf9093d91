import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { contentOf, errorOf, plansOf } from '../../testing/test-plans.ts';
import { shares as shareTable } from './schema.ts';

const HOUR = 3_600_000;

let running: TestApp;
let ana: TestAccount;
let ben: TestAccount;
const lapsed = new Set<string>();

beforeAll(async () => {
  running = await startTestApp({
    entitlementOf: async ({ id }) => ({ state: 'active', mayExport: !lapsed.has(id), until: null }),
  });
  [ana, ben] = await Promise.all([signUpTestAccount(running.app), signUpTestAccount(running.app)]);
});
afterAll(() => running.close());

const visit = (token: string) => running.app.inject({ url: `/api/shared/${token}` });

const read = (token: string, payload: object = {}) =>
  running.app.inject({ method: 'POST', url: `/api/shared/${token}/document`, payload });

async function shareOf(account: TestAccount, more: object = {}) {
  const plans = plansOf(account);
  const plan = await plans.create(contentOf('Shared Mill'));
  const url = `/api/business_plan/${plan._id}/shares`;
  const answer = await plans.post(url, more);
  expect(answer.statusCode).toBe(201);
  const { token, ...share } = answer.json();
  return { plan, url, token: token as string, share };
}

describe('a link to a plan', () => {
  it('shows its name and its document to a reader who has it', async () => {
    const { token, share } = await shareOf(ana);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(share).toMatchObject({ has_password: false, expires_at: null });
    const closed = { needs_password: false, may_download: false, may_comment: false };
    expect((await visit(token)).json()).toEqual({ business_plan_name: 'Shared Mill', ...closed });
    const open = await shareOf(ana, { may_download: true });
    expect((await visit(open.token)).json()).toMatchObject({ may_download: true });
    const answer = await read(token);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Shared%20Mill%20-%20Trazo.pdf");
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is kept to itself: no search engine, no cache, no page linked to, no log learns of it', async () => {
    const { token } = await shareOf(ana);
    for (const answer of [
      await visit(token),
      await read(token),
      await visit('x'),
      await read(token, { a: 1 }),
    ]) {
      expect(answer.headers['x-robots-tag']).toContain('noindex');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const page = await running.app.inject({ url: `/shared/${token}` });
    expect(page.headers['x-robots-tag']).toContain('noindex');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(running.logged.join()).not.toContain(token);
  });

  it('is listed and revoked by its owner alone', async () => {
    const { token, url, share } = await shareOf(ana);
    const [mine, theirs] = [plansOf(ana), plansOf(ben)];
    // With its address, as often as its owner looks.
    expect((await mine.get(url)).json()).toEqual({ shares: [{ ...share, token }] });
    const revocation = { method: 'DELETE', url: `${url}/${share.id}` } as const;
    const own = await shareOf(ben);
    for (const answer of [
      await theirs.get(url),
      await ben.call(revocation),
      await ben.call({ ...revocation, url: `${own.url}/${share.id}` }),
    ]) {
      expect(errorOf(answer)).toEqual([404, 'not_found']);
    }
    expect((await visit(token)).statusCode).toBe(200);
    expect((await ana.call(revocation)).json()).toEqual({ shares: [] });
    for (const answer of [await visit(token), await read(token), await ana.call(revocation)]) {
      expect(errorOf(answer)).toEqual([404, 'not_found']);
    }
  });

  it('counts how often its document was opened, and only that', async () => {
    const { url, token } = await shareOf(ben, { password: 'olivo 7' });
    const openings = async () => {
      const answer = await ben.call({ method: 'GET', url });
      return answer.json<{ shares: { opened: number }[] }>().shares.map(({ opened }) => opened);
    };
    await visit(token);
    await read(token, { password: 'wrong' });
    expect(await openings()).toEqual([0]);
    await read(token, { password: 'olivo 7' });
    await read(token, { password: 'olivo 7' });
    expect(await openings()).toEqual([2]);
  });

  it('asks for its password, and tells nothing before', async () => {
    const { token, share } = await shareOf(ana, { password: 'olivo 7' });
    expect(share.has_password).toBe(true);
    expect((await visit(token)).json()).toEqual({
      business_plan_name: null,
      needs_password: true,
      may_download: false,
      may_comment: false,
    });
    for (const payload of [{}, { password: '' }, { password: null }, { password: 'Olivo 7' }]) {
      expect(errorOf(await read(token, payload))).toEqual([403, 'share_password_wrong']);
    }
    expect((await read(token, { password: 'olivo 7' })).statusCode).toBe(200);
    const rows = JSON.stringify(await running.database.query.select().from(shareTable));
    expect(rows).toContain('$argon2id$');
    expect(rows).not.toContain('olivo');
  });

  it('lets no network guess its password for long, and shuts no other one out', async () => {
    const { token } = await shareOf(ana, { password: 'olivo 7' });
    const attempts = Array.from({ length: 22 }, (_, i) =>
      running.app.inject({
        method: 'POST',
        url: `/api/shared/${token}/document`,
        payload: { password: `guess ${i}` },
        remoteAddress: '192.0.2.1',
      }),
    );
    const codes = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 403)).toHaveLength(20);
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
    expect((await read(token, { password: 'olivo 7' })).statusCode).toBe(200);
  });

  it('opens with its password as often as one likes', async () => {
    const { token } = await shareOf(ana, { password: 'olivo 7' });
    for (let guess = 1; guess < 20; guess += 1) await read(token, { password: 'wrong' });
    const open = async () => (await read(token, { password: 'olivo 7' })).statusCode;
    for (let visits = 0; visits < 4; visits += 1) expect(await open()).toBe(200);
    expect(errorOf(await read(token, { password: 'wrong' }))).toEqual([403, 'share_password_wrong']);
    expect(await open()).toBe(429);
  });

  it('allows no more guesses at the same moment, and stays open to readers who come together', async () => {
    const readFrom = (remoteAddress: string, token: string, password: string) => async () => {
      const url = `/api/shared/${token}/document`;
      return (await running.app.inject({ method: 'POST', url, payload: { password }, remoteAddress }))
        .statusCode;
    };
    const together = (times: number, from: string, token: string, password: string) =>
      Promise.all(Array.from({ length: times }, readFrom(from, token, password)));

    const guessed = await shareOf(ana, { password: 'olivo 7' });
    const guesses = await together(50, '10.1.0.1', guessed.token, 'wrong');
    expect(guesses.filter((code) => code === 403)).toHaveLength(20);
    expect(await together(1, '10.1.0.1', guessed.token, 'olivo 7')).toEqual([429]);

    const opened = await shareOf(ana, { password: 'olivo 7' });
    await together(19, '10.1.0.2', opened.token, 'wrong');
    expect(await together(8, '10.1.0.2', opened.token, 'olivo 7')).toContain(429);
    expect(await together(1, '10.1.0.2', opened.token, 'olivo 7')).toEqual([200]);
  });

  it('ends with its day', async () => {
    const now = running.clock.now().getTime();
    const { token, url } = await shareOf(ana, { expires_at: new Date(now + 24 * HOUR).toISOString() });
    expect((await visit(token)).statusCode).toBe(200);
    running.clock.forward(25 * HOUR);
    expect(errorOf(await visit(token))).toEqual([404, 'not_found']);
    expect(errorOf(await read(token))).toEqual([404, 'not_found']);
    expect((await plansOf(ana).get(url)).json()).toEqual({ shares: [] });
    const past = await plansOf(ana).post(url, { expires_at: new Date(now).toISOString() });
    expect(errorOf(past)).toEqual([422, 'expiry_in_the_past']);
  });

  it('dies with the plan', async () => {
    const { token, plan } = await shareOf(ana);
    await plansOf(ana).remove(plan._id);
    expect(errorOf(await visit(token))).toEqual([404, 'not_found']);
  });

  it('sleeps while the owner may not share, and dies with the account', async () => {
    const owner = await signUpTestAccount(running.app);
    const { token } = await shareOf(owner);
    lapsed.add(owner.user._id);
    expect(errorOf(await visit(token))).toEqual([404, 'not_found']);
    expect(errorOf(await read(token))).toEqual([404, 'not_found']);
    lapsed.delete(owner.user._id);
    expect((await visit(token)).statusCode).toBe(200);
    const gone = await owner.call({
      method: 'POST',
      url: '/api/users/me/delete',
      payload: { password: owner.password },
    });
    expect(gone.statusCode).toBe(200);
    expect(errorOf(await visit(token))).toEqual([404, 'not_found']);
  });

  it('cannot be made without end, or of nonsense', async () => {
    const { url } = await shareOf(ben);
    const plans = plansOf(ben);
    for (const payload of [{ expires_at: 'soon' }, { password: 'abc' }, { password: 7 }, { token: 'mine' }]) {
      expect(errorOf(await plans.post(url, payload))).toEqual([400, 'payload_invalid']);
    }
    for (let made = 1; made < 20; made += 1) expect((await plans.post(url, {})).statusCode).toBe(201);
    expect(errorOf(await plans.post(url, {}))).toEqual([422, 'too_many_shares']);
  });
});
