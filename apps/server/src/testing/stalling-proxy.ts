import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

const POSTGRES_PORT = 5432;

/** A TCP way to a PostgreSQL, on which answers can be held back, as on a network that stalls. */
export interface StallingProxy {
  readonly url: string;
  /** What PostgreSQL answers from now on stays underway. */
  stall(): void;
  resume(): void;
  close(): Promise<void>;
}

/** `databaseUrl`: as `openTestDatabase` gives it, with a host and a port, or the folder of a Unix socket for its host. */
export async function startStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const {
    username,
    hostname,
    port: ofServer,
    pathname,
    searchParams,
  } = new URL(databaseUrl.replace('@/', '@socket/'));
  const folder = searchParams.get('host');
  const target =
    folder === null
      ? { host: hostname, port: Number(ofServer || POSTGRES_PORT) }
      : { path: path.join(folder, `.s.PGSQL.${POSTGRES_PORT}`) };
  const answers = new Set<Socket>();
  let isStalled = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    answers.add(upstream);
    client.pipe(upstream);
    upstream.on('data', (bytes) => client.write(bytes));
    if (isStalled) upstream.pause();
    const end = () => {
      answers.delete(upstream);
      upstream.destroy();
      client.destroy();
    };
    for (const socket of [client, upstream]) socket.on('close', end).on('error', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stall: () => {
      isStalled = true;
      for (const upstream of answers) upstream.pause();
    },
    resume: () => {
      isStalled = false;
      for (const upstream of answers) upstream.resume();
    },
    close: async () => {
      for (const upstream of answers) upstream.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
