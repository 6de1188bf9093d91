import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountIdOf } from '../authentication/account.ts';
import { newObjectKey, readObject } from '../byte-store/stored-object.ts';
import { inContext } from '../telemetry/work-context.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

const PIECE = Buffer.alloc(64 * 1024, 'a');
const SIZE = 1_000;
const SOON = { getWithinMs: 300 };
const key = newObjectKey(accountIdOf('00000000-0000-4000-8000-000000000000'), Buffer.alloc(SIZE, 'x'));

/**
 * A store that answers everything in one way, and how many connections it is asked on: one that was opened for a request which was
 * given up before it was sent waits in the client's pool.
 */
async function storeThat(answer: (response: ServerResponse) => void, limits: { getWithinMs?: number } = {}) {
  let open = 0;
  const server = createServer((_request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store: ObjectStore = createS3Store(
    {
      ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'pictures' },
      ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
    },
    limits,
  );
  onTestFinished(() => {
    store.close();
    server.closeAllConnections();
    server.close();
  });
  return { store, open: () => open };
}

/** A byte now and then, and never the end. */
const trickle = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': SIZE });
  const timer = setInterval(() => response.write('x'), 20);
  response.once('close', () => clearInterval(timer));
};

describe('a store that', () => {
  it('is slow is given up, and its connections with it', async () => {
    const { store, open } = await storeThat(trickle, SOON);
    const reads = Array.from({ length: 60 }, () => readObject(store, key));
    for (const read of await Promise.allSettled(reads)) {
      expect(read).toMatchObject({ status: 'rejected', reason: { name: 'ObjectStoreError' } });
    }
    await expect.poll(open).toBe(0);
  });

  it('is slow is given up when the caller leaves', async () => {
    const { store, open } = await storeThat(trickle);
    const left = new AbortController();
    const caller = { network: '192.0.2.1', signal: left.signal };
    const read = inContext({ caller }, () => readObject(store, key));
    await expect.poll(open).toBe(1);
    left.abort();
    await expect(read).rejects.toMatchObject({ name: 'ObjectStoreError' });
    await expect.poll(open).toBe(0);
  });

  it.each([
    ['an object', 200, (store: ObjectStore) => readObject(store, key)],
    ['an error', 500, (store: ObjectStore) => readObject(store, key)],
    ['an answer to an upload', 500, (store: ObjectStore) => store.put(key, PIECE)],
    ['a list', 200, (store: ObjectStore) => store.list('kept/')[Symbol.asyncIterator]().next()],
  ])('never ends %s is given up after as many bytes as there are', async (_what, status, ask) => {
    let sent = 0;
    const { store, open } = await storeThat((response) => {
      const send = () => {
        while (!response.destroyed && response.write(PIECE)) sent += PIECE.byteLength;
      };
      response.writeHead(status).on('drain', send);
      send();
    });
    await expect(ask(store)).rejects.toMatchObject({ name: 'ObjectStoreError' });
    await expect.poll(open).toBe(0);
    expect(sent).toBeLessThan(100 * 1024 ** 2);
  });

  it.each([
    ['other bytes', Buffer.alloc(SIZE, 'A')],
    ['fewer bytes', Buffer.alloc(SIZE - 1, 'x')],
    ['no bytes', Buffer.alloc(0)],
  ])('sends %s is not believed', async (_what, bytes) => {
    const { store } = await storeThat((response) => response.end(bytes));
    await expect(readObject(store, key)).rejects.toMatchObject({ name: 'ObjectStoreError' });
  });

  it('sends what was put there is read', async () => {
    const { store } = await storeThat((response) => response.end(Buffer.alloc(SIZE, 'x')));
    expect((await readObject(store, key))?.byteLength).toBe(SIZE);
  });
});
