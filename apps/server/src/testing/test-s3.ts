import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../platform/object-store/s3-store.ts';

/** This server leaves out the last slash of `/bucket/` when it checks a signature; what a bucket is asked for, it answers without. */
const OF_BUCKET = /^\/[^/]+\/(?:\?|$)/;

export interface TestS3 {
  readonly settings: S3Settings;
  /** Nothing answers any more, until it is `up` again: what was stored stays. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** A server that speaks S3 and checks signatures, on a folder of its own. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(path.join(tmpdir(), 'trazo-s3-'));
  const bucket = 'pictures';
  const store = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket }] });
  await store.configureBuckets();
  const answer = store.callback();
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((request, response) => {
      if (OF_BUCKET.test(request.url ?? '')) delete request.headers.authorization;
      void answer(request, response);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const down = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    settings: {
      ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    down,
    up: async () => {
      if (!server.listening) server = await listen(port);
    },
    close: async () => {
      await down();
      await rm(directory, { recursive: true, maxRetries: 5 });
    },
  };
}
