import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCompany } from '@trazo/company/read-company';
import { LEGAL_PLACEHOLDERS } from '@trazo/messages/legal-text';
import { LANGUAGES } from '@trazo/plan/languages';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BUILT_FILES, builtPage, PAGE_SCRIPT, writeFrontEnd } from './testing/built-front-end.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const written = (name: string) => builtPage(name).replace('public-address.invalid', 'trazo.example');

/** Pages, files, and what else has no limit of its own. */
const OPEN_TO_ALL = [
  ...['/', '/es/terms', '/my-plans', '/none', '/icon.svg', '/assets/a-12345678.js'],
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/api/none',
  ],
];

let running: TestApp;
let frontEndFolder: string;

/** What stands on built legal pages, where a company's text belongs. */
const LEGAL = `<title>${LEGAL_PLACEHOLDERS.title} · Trazo</title><article>${LEGAL_PLACEHOLDERS.html}</article>`;

beforeAll(async () => {
  frontEndFolder = await mkdtemp(path.join(tmpdir(), 'trazo-built-'));
  await writeFrontEnd(frontEndFolder);
  running = await startTestApp({ frontEndFolder });
});
afterAll(async () => {
  await running.close();
  await rm(frontEndFolder, { recursive: true });
});

describe('one build for all companies', () => {
  const titles = { '/de/imprint': 'Impressum', '/terms': 'Condiciones' };

  it.each([
    ['the example', readCompany({})],
    ['another company', { ...readCompany({}), name: 'Obrador & Hijos, S. L.', isExample: false }],
  ])('shows %s on its legal pages and to those who come from another page', async (_who, company) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'trazo-built-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFrontEnd(folder, LEGAL);
    const { app, close } = await startTestApp({ frontEndFolder: folder, company });
    onTestFinished(close);
    const name = company.name.replace('&', '&amp;');
    for (const [url, title] of Object.entries(titles)) {
      const { body } = await app.inject({ url, headers: { 'accept-language': 'es' } });
      expect(body).toContain(`<title>${title}`);
      expect(body).toContain(name);
      expect(body).not.toContain('{{');
      expect(body.includes('<aside>')).toBe(company.isExample);
    }
    const answer = await app.inject('/api/legal/imprint?lang=de&prefix=de');
    expect(answer.json()).toMatchObject({
      title: 'Impressum',
      html: expect.stringContaining(`<dd>${name}</dd>`),
    });
    expect((await app.inject({ url: '/de/imprint' })).body).toContain(answer.json().html);
    expect((await app.inject('/api/legal/else?lang=de')).statusCode).toBe(400);
  });
});

describe('addresses without a route', () => {
  it.each([
    ['GET', '/api/nothing', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/%zz', 404, 'not_found'],
    ['GET', '/api/generate', 405, 'method_not_allowed'],
    ['DELETE', '/api/templates/1/thumbnail', 405, 'method_not_allowed'],
    ['POST', '/builder/form', 404, 'not_found'],
    ['GET', '/assets/lost.js', 404, 'not_found'],
    ['GET', '/../../../../etc/passwd.txt', 404, 'not_found'],
    ['GET', '/assets/%2e%2e/%2e%2e/package.json', 404, 'not_found'],
  ] as const)('%s %s is a %i', async (method, url, status, error) => {
    const answer = await running.app.inject({ method, url, headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error });
    expect(answer.json().message).toMatch(/^[A-Z].+\.$/);
  });

  it.each([
    ['/api/generate', 'POST'],
    ['/api/products', 'GET, HEAD'],
  ])('says which methods %s takes', async (url, allowed) => {
    const answer = await running.app.inject({ method: 'PUT', url });
    expect(answer.headers.allow).toBe(allowed);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is none, whatever its body', async (method) => {
    for (const payload of ['', '{', JSON.stringify('x'.repeat(200_000))]) {
      const headers = { 'content-type': 'application/json' };
      const answer = await running.app.inject({ method, url: '/api/generate', headers, payload });
      expect(answer.json()).toMatchObject({ error: 'method_not_allowed' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('POST');
    }
  });

  it('is a 404 also below /.well-known, by which password managers tell whether a status can be trusted', async () => {
    const lost = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await running.app.inject(lost)).statusCode).toBe(404);
    expect((await running.app.inject('/.well-known/change-password')).statusCode).toBe(302);
  });

  it('speaks the language of the request', async () => {
    const messages = new Set<string>();
    for (const language of LANGUAGES) {
      const answer = await running.app.inject({
        url: '/api/nothing',
        headers: { 'accept-language': language },
      });
      messages.add(answer.json().message);
      expect(answer.headers.vary).toContain('accept-language');
    }
    expect(messages.size).toBe(LANGUAGES.length);
  });
});

describe('the front end', () => {
  it.each([
    ['/', 200, 'public/de/index', 'de'],
    ['/terms/?a=1', 200, 'public/de/terms', 'de'],
    ['/es/terms', 200, 'public/es/terms', 'es'],
    ['/my-plans', 200, 'application/de', 'de'],
    ['/shared/abc', 200, 'application/de', 'de'],
    ['/nothing', 404, 'not-found/de', 'de'],
    ['/es/nothing', 404, 'not-found/es', 'es'],
  ] as const)('%s is a %i: %s', async (url, status, name, language) => {
    const answer = await running.app.inject({ url, headers: { 'accept-language': 'de-AT' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(written(name));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const isNamed = url.startsWith('/es');
    expect(answer.headers.vary).toBe(
      isNamed ? 'accept-encoding' : 'accept-encoding, accept-language, cookie',
    );
    const isForSearch = status === 200 && !name.startsWith('application');
    expect(answer.headers['x-robots-tag']).toBe(isForSearch ? undefined : 'noindex');
  });

  it('names the language in the links of a page whose address does', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'trazo-built-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const links = ['/de', '/de#pricing', '/de/terms', '/des', '/builder/form', '/en/terms'];
    await writeFrontEnd(folder, links.map((href) => `<a href="${href}">`).join(''));
    const { app, close } = await startTestApp({ frontEndFolder: folder });
    onTestFinished(close);
    const hrefs = async (url: string) =>
      [
        ...(await app.inject({ url, headers: { 'accept-language': 'de' } })).body.matchAll(
          /<a href="([^"]*)"/g,
        ),
      ].map(([, href]) => href);
    expect(await hrefs('/de/terms')).toEqual(links);
    const without = ['/', '/#pricing', '/terms', '/des', '/builder/form', '/en/terms'];
    expect(await hrefs('/terms')).toEqual(without);
    expect(await hrefs('/nothing')).toEqual(without);
  });

  it('speaks the language chosen before the one of the browser', async () => {
    const headers = { cookie: 'locale=de', 'accept-language': 'es' };
    expect((await running.app.inject({ url: '/', headers })).body).toBe(written('public/de/index'));
  });

  it('is no file and no page where an address looks like a lost file', async () => {
    expect((await running.app.inject('/recovery-password/a.b')).statusCode).toBe(404);
    expect((await running.app.inject('/assets/a-12345678.js.br')).statusCode).toBe(404);
  });

  it('sends a page once to who keeps it', async () => {
    const { headers } = await running.app.inject('/es');
    const again = { url: '/es', headers: { 'if-none-match': String(headers.etag) } };
    expect((await running.app.inject(again)).statusCode).toBe(304);
  });

  it('tells search engines of every page in every language', async () => {
    const robots = await running.app.inject('/robots.txt');
    expect(robots.body).toContain('Sitemap: https://trazo.example/sitemap.xml');
    const sitemap = await running.app.inject('/sitemap.xml');
    const found = [...sitemap.body.matchAll(/<loc>https:\/\/trazo\.example([^<]+)<\/loc>/g)].map(
      ([, page]) => page,
    );
    expect(found).toEqual([
      ...['/es', '/en', '/it', '/fr', '/de'],
      ...['/es/imprint', '/en/imprint', '/it/imprint', '/fr/imprint', '/de/imprint'],
      ...['/es/terms', '/en/terms', '/it/terms', '/fr/terms', '/de/terms'],
    ]);
    expect(sitemap.body).toContain('hreflang="x-default" href="https://trazo.example/terms"');
  });

  it('keeps hashed assets for a year and asks again for the rest', async () => {
    const asset = await running.app.inject('/assets/a-12345678.js');
    expect(asset.statusCode).toBe(200);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    const icon = await running.app.inject('/icon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('answers 304 to who has it already', async () => {
    const { headers } = await running.app.inject('/assets/a-12345678.js');
    const again = await running.app.inject({
      url: '/assets/a-12345678.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('says that a file has no such range', async () => {
    const answer = await running.app.inject({ url: '/icon.svg', headers: { range: 'bytes=99999999-' } });
    expect(answer.statusCode).toBe(416);
    expect(answer.json()).toMatchObject({ error: 'range_not_satisfiable' });
    const { rawPayload } = await running.app.inject('/icon.svg');
    expect(answer.headers['content-range']).toBe(`bytes */${rawPayload.byteLength}`);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('compresses for %s', async (accepted, encoding) => {
    for (const url of ['/assets/a-12345678.js', '/es']) {
      const answer = await running.app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('accept-encoding');
      if (encoding !== undefined) expect(answer.rawPayload.byteLength).toBeLessThan(500);
    }
  });

  it.each(BUILT_FILES.filter(({ twins }) => !twins))(
    '$path has no compressed twin and goes out as it is',
    async (file) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = { 'accept-encoding': 'br, gzip' };
        const answer = await running.app.inject({ method, url: file.path, headers });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-encoding']).toBeUndefined();
        expect(answer.headers['content-length']).toBe(String(file.bytes.byteLength));
        if (method === 'GET') expect(answer.rawPayload.equals(file.bytes)).toBe(true);
      }
    },
  );

  it('sends pages and files to a network as often as a minute allows, and then says so in words', async () => {
    const { app, close } = await startTestApp({
      ...{ frontEndFolder, trustedProxies: 1 },
      pagesAndFilesPerMinute: OPEN_TO_ALL.length,
    });
    onTestFinished(close);
    const ask = (url: string, from: string, headers = {}) =>
      app.inject({ url, headers: { 'x-forwarded-for': from, ...headers } });
    for (const url of OPEN_TO_ALL) expect((await ask(url, '192.0.2.1')).statusCode).not.toBe(429);
    for (const url of OPEN_TO_ALL) {
      const refused = await ask(url, '192.0.2.1');
      expect([url, refused.statusCode, refused.json().error]).toEqual([url, 429, 'too_many_requests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(url, '192.0.2.2')).statusCode).not.toBe(429);
    }
    const inBrowser = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr', cookie: 'locale=it' };
    for (const [url, language, words] of [
      ['/de/terms', 'de', 'Warten Sie einen Moment'],
      ['/terms', 'it', 'Aspetta un momento'],
    ] as const) {
      const page = await ask(url, '192.0.2.1', inBrowser);
      expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain(`<html lang="${language}">`);
      expect(page.body).toContain(words);
      expect(page.body).toContain(`http-equiv="refresh" content="${page.headers['retry-after']}"`);
    }
    const api = await ask('/api/settings', '192.0.2.1', inBrowser);
    expect(api.statusCode).toBe(200);
    for (const _ of OPEN_TO_ALL) await ask('/api/health/live', '192.0.2.1');
    expect((await ask('/api/health/ready', '192.0.2.1')).statusCode).toBe(429);
  });

  it('says so when it has not been built, and the API works', async () => {
    const bare = await startTestApp();
    const answer = await bare.app.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body.trim().split('\n')).toHaveLength(1);
    expect((await bare.app.inject('/api/health/live')).statusCode).toBe(200);
    await bare.close();
  });
});

describe('security headers', () => {
  const hash = `'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`;

  it.each([
    ['/', ` ${hash}`],
    ['/nothing', ` ${hash}`],
    ['/api/health/live', ''],
    ['/api/nothing', ''],
    ['/assets/a-12345678.js', ''],
  ])('stand on %s', async (url, scripts) => {
    const { headers } = await running.app.inject(url);
    const policy = String(headers['content-security-policy']);
    const allowed = policy.split(';').find((part) => part.startsWith('script-src '));
    expect(allowed).toBe(`script-src 'self'${scripts} 'wasm-unsafe-eval'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
