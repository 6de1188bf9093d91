import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { registerErrorResponses } from '../http/error-responses.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { registerWorkBounds, type WorkBounds } from './work-in-hand.ts';

const MANY: WorkBounds = { connection: 100, network: 100, process: 100 };
const metrics = createMetrics();
let app: FastifyInstance;
let release: () => void;
let begun: number;
afterEach(() => app.close());

/** Answers when it is released. */
async function start(bounds: Partial<WorkBounds>): Promise<number> {
  app = Fastify({ trustProxy: true });
  registerErrorResponses(app);
  registerWorkBounds(app, metrics, { ...MANY, ...bounds });
  const gate = Promise.withResolvers<void>();
  release = gate.resolve;
  begun = 0;
  app.get('/', async () => {
    begun += 1;
    await gate.promise;
    return 'x'.repeat(100_000);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const inHand = async () => (await metrics.requestsInWork.get()).values[0]?.value;
const ask = (port: number, from: string) =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': from } });
const statusOf = async (asked: Promise<Response>) => {
  const answer = await asked;
  return [answer.status, ((await answer.json()) as { error?: string }).error];
};

it.each([
  [
    { network: 3 },
    ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'],
    '2001:db8:1:5::1',
    'too_many_requests',
  ],
  [{ process: 3 }, ['192.0.2.1', '192.0.2.2', '192.0.2.3'], '192.0.2.4', 'server_busy'],
] as const)('refuses beyond %o', async (bounds, from, other, code) => {
  const port = await start(bounds);
  const taken = from.map((address) => ask(port, address));
  await expect.poll(() => begun).toBe(3);
  expect((await statusOf(ask(port, other)))[1]).toBe(code);
  release();
  for (const answer of taken) expect((await answer).status).toBe(200);
  await Promise.all(taken.map(async (answer) => (await answer).text()));
  expect((await ask(port, other)).status).toBe(200);
  await expect.poll(inHand).toBe(0);
});

it('a connection that is closed makes no room until the work on what it asked for has ended', async () => {
  const port = await start({ network: 5, connection: 5 });
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n'.repeat(5));
  await expect.poll(() => begun).toBe(5);
  socket.destroy();
  await delay(50);
  expect((await statusOf(ask(port, '192.0.2.1')))[1]).toBe('too_many_requests');
  release();
  await expect.poll(inHand).toBe(0);
  expect((await ask(port, '192.0.2.1')).status).toBe(200);
});
