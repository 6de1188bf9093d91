import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a service that can be cut off: no connection is taken, and those there are end. */
export interface Gate {
  readonly port: number;
  cut(): void;
  restore(): void;
  close(): void;
}

export async function startGate(targetPort: number): Promise<Gate> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1');
    open.add(client);
    const end = () => {
      open.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: () => {
      isCut = true;
      for (const client of open) client.destroy();
    },
    restore: () => {
      isCut = false;
    },
    close: () => {
      for (const client of open) client.destroy();
      server.close();
    },
  };
}
