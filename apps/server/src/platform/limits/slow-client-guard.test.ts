import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerErrorResponses } from '../http/error-responses.ts';
import { guardedBody, registerSlowClientGuard } from './slow-client-guard.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;

it('lets a body through that takes minutes, and pauses on its way', async () => {
  const line = new PassThrough();
  const body = text(guardedBody(line));
  for (let piece = 0; piece < 20; piece += 1) {
    line.write('x'.repeat(8_000));
    await vi.advanceTimersByTimeAsync(15 * SECOND);
  }
  line.end();
  expect(await body).toHaveLength(160_000);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['nothing', 0],
  ['a byte a second', 1],
])('ends a body of which %s arrives', async (_name, bytesASecond) => {
  const line = new PassThrough();
  const body = guardedBody(line);
  const ended = expect(text(body)).rejects.toMatchObject({ code: 'payload_too_slow' });
  for (let second = 0; second < 30; second += 1) {
    line.write('x'.repeat(bytesASecond));
    await vi.advanceTimersByTimeAsync(SECOND);
  }
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});

it('breaks off where the line does', async () => {
  const line = new PassThrough();
  const ended = expect(text(guardedBody(line))).rejects.toThrow('hung up');
  line.destroy(new Error('hung up'));
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});

it('closes the connection of a small body that trickles, on a route of any kind', async () => {
  const app = Fastify();
  registerErrorResponses(app);
  registerSlowClientGuard(app);
  const begun = Promise.withResolvers<void>();
  app.post('/', { preParsing: async () => begun.resolve(), handler: async () => 'done' });
  const { port } = await listening(app);
  const socket = connect(port, '127.0.0.1');
  const answered = text(socket);
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{"a":',
  );
  await begun.promise;
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(await answered).toMatch(/^HTTP\/1\.1 408 [\s\S]*payload_too_slow/);
  await app.close();
});

async function listening(app: FastifyInstance): Promise<{ port: number }> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  if (address === undefined || typeof address === 'string') throw new Error('no port');
  return address;
}
