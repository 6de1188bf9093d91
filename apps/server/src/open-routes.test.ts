import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Route } from '@trazo/contract/api/route';
import { ROUTES } from '@trazo/contract/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORK_BOUNDS } from './platform/limits/work-in-hand.ts';
import { BUILT_FILES, writeFrontEnd } from './testing/built-front-end.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const REQUESTS = 2_000;
const MEGABYTE = 1024 ** 2;
/** Far above what a few answers take, far below what 2,000 of the larger ones would. */
const MOST_BYTES = 400 * MEGABYTE;
/** On a busy machine; without bounds it is minutes. */
const OTHERS_WAIT_MS = 15_000;

type Asked = Pick<Route, 'id' | 'method'> & { readonly path: string };

const ALL: readonly Route[] = Object.values(ROUTES);
const OPEN: readonly Asked[] = [
  ...ALL.filter(({ access }) => access === undefined),
  ...[
    ...['/', '/es/terms', '/my-plans', '/none', ...BUILT_FILES.map((file) => file.path)],
    ...['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/api/none'],
  ].map((address) => ({ id: address, method: 'GET', path: address }) as const),
];

let frontEndFolder: string;
let running: TestApp;
let origin: URL;

beforeAll(async () => {
  frontEndFolder = await mkdtemp(path.join(tmpdir(), 'trazo-built-'));
  await writeFrontEnd(frontEndFolder);
  running = await startTestApp({ trustedProxies: 1, frontEndFolder });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  origin = new URL(running.app.listeningOrigin);
});
afterAll(async () => {
  await running.close();
  await rm(frontEndFolder, { recursive: true });
});

/** A request of the route with made-up names in its address, as bytes. */
function requestTo(route: Asked, from: string): string {
  const url = route.path.replace(/:\w+/g, '1');
  const head = [`${route.method} ${url} HTTP/1.1`, `Host: ${origin.host}`, `X-Forwarded-For: ${from}`];
  if (route.method === 'GET') return [...head, 'Accept-Encoding: br', '', ''].join('\r\n');
  return [...head, 'Content-Type: application/json', 'Content-Length: 2', '', '{}'].join('\r\n');
}

const memory = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

describe(`${REQUESTS} requests on one connection whose answers are not read`, () => {
  it.each(OPEN.map((route, index) => [route.id, route, `192.0.2.${index}`] as const))(
    '%s: memory is bounded, others are answered, most are refused',
    async (_id, route, from) => {
      const before = memory();
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, memory() - before);
      }, 20);
      const socket = connect(Number(origin.port), '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.pause().write(requestTo(route, from).repeat(REQUESTS));
      const began = performance.now();
      for (const address of ['/api/settings', '/api/products', '/api/health/live', '/api/settings']) {
        const answer = await fetch(new URL(address, origin), {
          headers: { 'x-forwarded-for': '198.51.100.1' },
        });
        expect([address, answer.status]).toEqual([address, 200]);
        await answer.arrayBuffer();
      }
      expect(performance.now() - began).toBeLessThan(OTHERS_WAIT_MS);
      let answers = '';
      socket.on('data', (piece: Buffer) => {
        answers += piece.toString('latin1');
      });
      // With an end or, as most of what was sent was never read, with a reset.
      await new Promise((resolve) => socket.once('close', resolve).resume());
      clearInterval(watch);
      const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
      expect(statuses.filter((status) => status !== '429').length).toBeLessThanOrEqual(
        WORK_BOUNDS.connection,
      );
      expect(most).toBeLessThan(MOST_BYTES);
    },
    60_000,
  );
});

it('the description of the API is made once, and is as it was for who has it', async () => {
  const ask = (headers = {}) =>
    running.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br', ...headers } });
  const first = await ask();
  expect(first.headers['content-encoding']).toBe('br');
  const { etag } = first.headers;
  const second = await ask({ 'if-none-match': etag });
  expect([second.statusCode, second.rawPayload.byteLength]).toEqual([304, 0]);
});
