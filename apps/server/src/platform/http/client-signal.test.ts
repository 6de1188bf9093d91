import { once } from 'node:events';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientSignal } from './client-signal.ts';

it('aborts at once for a client that was gone before it was asked for', async () => {
  const app = Fastify();
  const asked = Promise.withResolvers<void>();
  const signal = Promise.withResolvers<AbortSignal>();
  app.get('/', async (_request, reply) => {
    const closed = once(reply.raw, 'close');
    asked.resolve();
    await closed;
    signal.resolve(clientSignal(reply));
    return 'never read';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = fetch(address, { signal: leaving.signal }).catch(() => undefined);
  await asked.promise;
  leaving.abort();
  await answer;
  expect((await signal.promise).aborted).toBe(true);
  await app.close();
});
