import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findAddress, suggestAddresses } from '@trazo/contract/api/addresses';
import { type PlacesSandbox, startPlacesSandbox } from '@trazo/places-sandbox/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createMetrics } from '../../platform/telemetry/metrics.ts';
import { OWN_COMPANY_FILE } from '../../testing/own-company.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type AddressSettings, openAddressProvider } from './address-provider.ts';

const SESSION = crypto.randomUUID();
const ADDRESS = 'Calle del Rufaldo 14, Zaragoza';

let sandbox: PlacesSandbox;
let running: TestApp | undefined;
let faulty: Server | undefined;

beforeAll(async () => {
  sandbox = await startPlacesSandbox();
});
afterAll(() => sandbox.stop());
afterEach(async () => {
  await running?.close();
  running = undefined;
  faulty?.closeAllConnections();
  faulty?.close();
  faulty = undefined;
});

const settings = (url = sandbox.url): AddressSettings => ({ provider: 'sandbox', url, key: sandbox.key });

const started = async (own: Parameters<typeof startTestApp>[0] = { addresses: settings() }) => {
  running = await startTestApp(own);
  return running.app;
};

type App = TestApp['app'];
const post = (app: App, url: string, payload: object, language = 'es') =>
  app.inject({ method: 'POST', url, payload, headers: { 'accept-language': language } });
const suggestions = (app: App, input: string, language?: string) =>
  post(app, suggestAddresses.path, { input, session: SESSION }, language);
const details = (app: App, place_id: string, language?: string) =>
  post(app, findAddress.path, { place_id, session: SESSION }, language);

/** A provider that answers each call with `answer`, or never. */
async function providerThat(answer?: { status: number; body: string }): Promise<AddressSettings> {
  faulty = createServer((_request, response) => {
    if (answer !== undefined) response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => faulty?.listen(0, '127.0.0.1', resolve));
  return settings(`http://127.0.0.1:${(faulty.address() as AddressInfo).port}`);
}

it('a visitor’s unfinished address becomes a whole one, in the language asked for', async () => {
  const app = await started();
  const found = (await suggestions(app, ADDRESS, 'de')).json();
  expect(found.suggestions).toHaveLength(1);
  const [{ place_id, text }] = found.suggestions;
  expect(text).toBe('Calle del Rufaldo, 14, Zaragoza, Spanien');
  const answer = await details(app, place_id, 'fr');
  expect(answer.json()).toEqual({ formatted_address: 'Calle del Rufaldo, 14, 50002 Zaragoza, Espagne' });
});

it('the settings say who answers, and that nothing does', async () => {
  const lookup = async (app: App) => (await app.inject('/api/settings')).json().address_lookup;
  expect(await lookup(await started())).toBe('sandbox');
  await running?.close();
  expect(await lookup(await started({}))).toBeNull();
});

it('without a provider there is no such call', async () => {
  const app = await started({});
  for (const answer of [await suggestions(app, ADDRESS), await details(app, 'abc')]) {
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
  }
});

describe('look-ups', () => {
  it('of one search come to an end', async () => {
    const app = await started();
    const statuses = new Set<number>();
    for (let call = 0; call < 60; call += 1) statuses.add((await suggestions(app, ADDRESS)).statusCode);
    expect([...statuses]).toEqual([200]);
    expect((await suggestions(app, ADDRESS)).statusCode).toBe(429);
  });

  it('of all users together have a limit a day, that is measured', async () => {
    const metrics = createMetrics();
    const app = await started({ addresses: settings(), addressLookupsPerDay: 2, metrics });
    await suggestions(app, ADDRESS);
    await suggestions(app, ADDRESS);
    const answer = await suggestions(app, ADDRESS);
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'address_lookup_unavailable']);
    expect(await metrics.text()).toContain('app_budget_refused_total{budget="addresses"} 1');
  });
});

describe('a provider', () => {
  it.each([
    ['that refuses the key', { status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' }],
    ['whose quota is used up', { status: 429, body: '{}' }],
    ['that answers something else', { status: 200, body: '{"suggestions":"none"}' }],
    ['that answers no JSON', { status: 200, body: '<html>' }],
    ['that never answers', undefined],
  ])('%s is a 503 in time', async (_case, answer) => {
    const app = await started({ addresses: await providerThat(answer) });
    const refused = await suggestions(app, ADDRESS);
    expect([refused.statusCode, refused.json().error]).toEqual([503, 'address_lookup_unavailable']);
    expect(refused.headers['retry-after']).toBe('5');
    expect((await details(app, 'abc')).statusCode).toBe(503);
    expect(running?.logged.join('')).not.toContain('Rufaldo');
  });

  it('that does not know the place is a 404', async () => {
    expect((await details(await started(), 'bm90aGluZw')).json().error).toBe('not_found');
  });
});

it.each([
  ['too short', { input: 'Cal', session: SESSION }],
  ['too long', { input: 'x'.repeat(201), session: SESSION }],
  ['without a search of its own', { input: ADDRESS, session: 'mine' }],
])('a text %s is refused', async (_case, payload) => {
  expect((await post(await started(), suggestAddresses.path, payload)).statusCode).toBe(400);
});

it('look-ups are limited by network', async () => {
  const app = await started({ addresses: settings(), addressLookupsPerMinute: 2 });
  const statuses: number[] = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await suggestions(app, ADDRESS)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

describe('the provider', () => {
  const providerOf = async (environment: NodeJS.ProcessEnv) => {
    const provider = await openAddressProvider(readConfig(environment));
    await provider.close();
    return provider.settings;
  };
  const PRODUCTION = {
    NODE_ENV: 'production',
    COMPANY_FILE: OWN_COMPANY_FILE,
    PUBLIC_URL: 'https://trazo.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'hola@trazo.example',
    SECOND_FACTOR_KEY: 'x'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it('is Google where its key is set', async () => {
    expect(await providerOf({ ...PRODUCTION, GOOGLE_PLACES_KEY: 'AIza-x' })).toEqual({
      provider: 'google',
      url: 'https://places.googleapis.com',
      key: 'AIza-x',
    });
  });

  it('is a stand-in in development, and nothing in production', async () => {
    expect((await providerOf({}))?.provider).toBe('sandbox');
    expect(await providerOf(PRODUCTION)).toBeUndefined();
    expect(await providerOf({ ...PRODUCTION, NODE_ENV: 'development', ROLE: 'worker' })).toBeUndefined();
  });
});
