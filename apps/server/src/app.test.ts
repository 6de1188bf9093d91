import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES } from '@trazo/contract/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const SCRIPT = 'window.__start = {"a": 1 < 2};';
const PAGE = `<!doctype html><html><body><script>${SCRIPT}</script><script type="module" src="/assets/a.js"></script></body></html>`;
const FALLBACK = '<!doctype html><html><body>fallback</body></html>';

let running: TestApp;
let frontEndFolder: string;

beforeAll(async () => {
  frontEndFolder = await mkdtemp(path.join(tmpdir(), 'trazo-built-'));
  await mkdir(path.join(frontEndFolder, 'assets'));
  await mkdir(path.join(frontEndFolder, 'builder', 'form'), { recursive: true });
  await writeFile(path.join(frontEndFolder, 'index.html'), PAGE);
  await writeFile(
    path.join(frontEndFolder, 'builder', 'form', 'index.html'),
    PAGE.replace('<body>', '<body>form'),
  );
  await writeFile(path.join(frontEndFolder, '__spa-fallback.html'), FALLBACK);
  await writeFile(
    path.join(frontEndFolder, 'assets', 'a-12345678.js'),
    `export default "${'a'.repeat(5_000)}";`,
  );
  await writeFile(path.join(frontEndFolder, 'robots.txt'), 'User-agent: *');
  running = await startTestApp({ frontEndFolder });
});
afterAll(async () => {
  await running.close();
  await rm(frontEndFolder, { recursive: true });
});

describe('health', () => {
  it('lives', async () => {
    const answer = await running.app.inject('/api/health/live');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'live' });
  });

  it('is ready once a renderer is', async () => {
    await expect
      .poll(async () => (await running.app.inject('/api/health/ready')).json(), { timeout: 90_000 })
      .toEqual({ status: 'ready' });
  });

  it('names what does not answer', async () => {
    const without = await startTestApp({
      renderer: { run: () => Promise.reject(new Error('no')), isAlive: false, close: async () => undefined },
    });
    const answer = await without.app.inject('/api/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ error: 'not_ready', details: [{ path: 'renderer' }] });
    await without.close();
  });
});

describe('OpenAPI', () => {
  it('describes every route with its failures', async () => {
    const answer = await running.app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    const { openapi, paths } = answer.json();
    expect(openapi).toBe('3.1.0');
    const addresses = Object.values(ROUTES).map(({ path: address }) => address.replace(/:(\w+)/g, '{$1}'));
    expect(Object.keys(paths).sort()).toEqual([...new Set(addresses)].sort());
    expect(paths['/api/users/me'].get.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/users'].post.security).toBeUndefined();
    expect(Object.keys(paths['/api/users'].post.responses)).toEqual(expect.arrayContaining(['201', '409']));
    const { requestBody, responses } = paths['/api/generate'].post;
    expect(requestBody.content['application/json'].schema.required).toContain('content');
    expect(Object.keys(responses['200'].content)).toEqual(['application/json', 'application/pdf']);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '422', '429', '503']));
  });
});

describe('addresses nobody serves', () => {
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

  it('says which method would do', async () => {
    const answer = await running.app.inject({ method: 'PUT', url: '/api/generate' });
    expect(answer.headers.allow).toBe('POST');
  });

  it('speaks the language of the request', async () => {
    const messages = new Set<string>();
    for (const language of ['es', 'en', 'it', 'fr', 'de']) {
      const answer = await running.app.inject({
        url: '/api/nothing',
        headers: { 'accept-language': language },
      });
      messages.add(answer.json().message);
      expect(answer.headers.vary).toContain('accept-language');
    }
    expect(messages.size).toBe(5);
  });
});

describe('the front end', () => {
  it.each([
    ['/', PAGE],
    ['/builder/form', PAGE.replace('<body>', '<body>form')],
    ['/builder/form/?a=1', PAGE.replace('<body>', '<body>form')],
    ['/my-plans', FALLBACK],
    ['/recovery-password/a.b', undefined],
  ])('%s', async (url, html) => {
    const answer = await running.app.inject(url);
    if (html === undefined) {
      expect(answer.statusCode).toBe(404);
      return;
    }
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(html);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('keeps hashed assets for a year and asks again for the rest', async () => {
    const asset = await running.app.inject('/assets/a-12345678.js');
    expect(asset.statusCode).toBe(200);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    const robots = await running.app.inject('/robots.txt');
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('answers 304 to who has it already', async () => {
    const { headers } = await running.app.inject('/assets/a-12345678.js');
    const again = await running.app.inject({
      url: '/assets/a-12345678.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('compresses for %s', async (accepted, encoding) => {
    const answer = await running.app.inject({
      url: '/assets/a-12345678.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    if (encoding !== undefined) expect(answer.rawPayload.byteLength).toBeLessThan(500);
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
  it.each(['/', '/api/health/live', '/api/nothing', '/assets/a-12345678.js'])('stand on %s', async (url) => {
    const { headers } = await running.app.inject(url);
    const policy = String(headers['content-security-policy']);
    const scripts = policy.split(';').find((part) => part.startsWith('script-src '));
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(scripts).toBe(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
