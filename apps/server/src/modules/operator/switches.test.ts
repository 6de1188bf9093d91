import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ANNOUNCEMENT_LIMIT, type AnnouncementTexts } from '@trazo/contract/operator/announcement';
import type { Feature } from '@trazo/contract/operator/features';
import { regularFontFile } from '@trazo/document/fonts/font-files';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signUpPayload, signUpTestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startOperator, type TestOperator } from '../../testing/test-operator.ts';
import { contentOf, plansOf } from '../../testing/test-plans.ts';

const HOUR_MS = 3_600_000;

let running: TestApp;
let operator: TestOperator;
let lookups = 0;
/** Knows no address, and counts how often it is asked. */
const provider = createServer((_request, response) => {
  lookups += 1;
  response.setHeader('content-type', 'application/json').end('{}');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  running = await startTestApp({
    addresses: { provider: 'sandbox', url: `http://127.0.0.1:${port}`, key: 'key' },
  });
  operator = await startOperator(running);
});
afterAll(async () => {
  await running.close();
  provider.closeAllConnections();
  provider.close();
});

const turn = (feature: Feature, on: boolean) =>
  operator.call({ method: 'PUT', url: `/api/operator/features/${feature}`, payload: { on } });
const settings = async () => (await running.app.inject('/api/settings')).json();

describe('a paused feature', () => {
  afterEach(async () => {
    const { features } = (await operator.call({ method: 'GET', url: '/api/operator/features' })).json();
    for (const { feature, on } of features) if (!on) await turn(feature, true);
  });

  it('is the sign-up', async () => {
    await turn('sign_ups', false);
    const payload = signUpPayload();
    const answer = await running.app.inject({ method: 'POST', url: '/api/users', payload });
    expect(answer.json()).toMatchObject({ error: 'sign_ups_paused' });
    await turn('sign_ups', true);
    expect((await running.app.inject({ method: 'POST', url: '/api/users', payload })).statusCode).toBe(201);
  });

  it('is the look-up of addresses, which pages then do not offer', async () => {
    expect(await settings()).toMatchObject({ address_lookup: 'sandbox', forecast: true });
    await turn('address_lookup', false);
    await turn('forecast', false);
    expect(await settings()).toMatchObject({ address_lookup: null, forecast: false });
    const payload = { input: 'Calle', session: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa' };
    const ask = () => running.app.inject({ method: 'POST', url: '/api/addresses/suggestions', payload });
    expect((await ask()).json()).toMatchObject({ error: 'address_lookup_unavailable' });
    expect(lookups).toBe(0);
    await turn('address_lookup', true);
    expect((await ask()).json()).toEqual({ suggestions: [] });
    expect(lookups).toBe(1);
  });

  it.each([
    ['preview', '/api/generate', {}],
    ['cover', '/api/generate/covers', { template_ids: [1] }],
    ['check of a font', '/api/fonts', undefined],
  ])('is the %s of visitors, not that of accounts', async (_what, url, own) => {
    const account = await signUpTestAccount(running.app);
    const font = {
      base_64_font: readFileSync(regularFontFile('Scada')).toString('base64'),
      licensed: true,
    };
    const preview = {
      method: 'POST',
      url,
      payload: own === undefined ? font : { content: contentOf('x'), ...own },
    } as const;
    await turn('previews_without_account', false);
    expect((await running.app.inject(preview)).json()).toMatchObject({ error: 'feature_paused' });
    const forged = { ...preview, headers: { authorization: 'Bearer made-up' } };
    expect((await running.app.inject(forged)).statusCode).toBe(401);
    expect((await account.call(preview)).statusCode).toBe(200);
  });

  it('is sending plans by mail', async () => {
    const account = await signUpTestAccount(running.app);
    const { _id } = await plansOf(account).create(contentOf('x'));
    await turn('plans_by_mail', false);
    const payload = { business_plan_id: _id, email_to_send: 'ada@example.com' };
    const url = '/api/business_plan/send-by-email';
    expect((await account.call({ method: 'POST', url, payload })).json()).toMatchObject({
      error: 'feature_paused',
    });
  });
});

describe('an announcement', () => {
  const texts: AnnouncementTexts = { es: 'Hola', en: 'Hello', it: 'Ciao', fr: 'Bonjour', de: 'Hallo' };
  const shown = async () =>
    (await running.app.inject('/api/announcements')).json<{ announcements: { texts: AnnouncementTexts }[] }>()
      .announcements;
  const publish = (startsIn: number, endsIn: number) => {
    const at = (hours: number) => new Date(running.clock.now().getTime() + hours * HOUR_MS).toISOString();
    const payload = { texts, starts_at: at(startsIn), ends_at: at(endsIn) };
    return operator.call({ method: 'POST', url: '/api/operator/announcements', payload });
  };

  it('is shown from when it begins until it ends', async () => {
    expect((await publish(1, 2)).statusCode).toBe(200);
    expect(await shown()).toEqual([]);
    running.clock.forward(1.5 * HOUR_MS);
    expect(await shown()).toMatchObject([{ texts }]);
    running.clock.forward(HOUR_MS);
    expect(await shown()).toEqual([]);
    const payload = { code: operator.code() };
    await operator.call({ method: 'POST', url: '/api/operator/second-factor/pass', payload });
  });

  it('that cannot be stored is refused, and one too many', async () => {
    const at = (hours: number) => new Date(running.clock.now().getTime() + hours * HOUR_MS).toISOString();
    const send = (en: string) =>
      operator.call({
        method: 'POST',
        url: '/api/operator/announcements',
        payload: { texts: { ...texts, en }, starts_at: at(1), ends_at: at(2) },
      });
    for (const en of ['a\0b', '\ud800', ' ']) expect((await send(en)).statusCode).toBe(400);
    for (let number = 0; number < ANNOUNCEMENT_LIMIT; number += 1) {
      expect((await send(`Number ${number}`)).statusCode).toBe(200);
    }
    expect((await send('One more')).json()).toMatchObject({ error: 'too_many_announcements' });
    running.clock.forward(3 * HOUR_MS);
    const payload = { code: operator.code() };
    await operator.call({ method: 'POST', url: '/api/operator/second-factor/pass', payload });
  });

  it('is withdrawn', async () => {
    const { announcements } = (await publish(-1, 2)).json<{ announcements: { id: string }[] }>();
    expect(await shown()).toHaveLength(1);
    await operator.call({ method: 'DELETE', url: `/api/operator/announcements/${announcements[0]?.id}` });
    expect(await shown()).toEqual([]);
  });

  it.each([
    [2, 1],
    [-2, -1],
  ])('that would never be shown is refused: from %d to %d', async (from, until) => {
    expect((await publish(from, until)).json()).toMatchObject({ error: 'announcement_over' });
  });
});
