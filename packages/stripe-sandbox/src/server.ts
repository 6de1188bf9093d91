import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SandboxClock } from './clock.ts';

export interface SandboxOptions {
  /** 0 or none: any free port. */
  readonly port?: number;
  /** Where the state is kept between two starts; none: in memory only. */
  readonly stateFile?: string;
  /** Where signed events are sent. */
  readonly webhookUrl?: string;
  /** The sandbox refuses to start in production. */
  readonly production?: boolean;
}

/** What the official library needs to talk to the sandbox, and what a test needs to move it. */
export interface Sandbox {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http';
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly clock: SandboxClock;
  /** Writes the state and leaves nothing running. */
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts the local card provider. Throws in production: it takes test cards for money. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (options.production === true) {
    throw new Error('the payment sandbox is no card provider and never runs in production');
  }
  let movedBy = 0;
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: HOST,
    port,
    protocol: 'http',
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
    clock: {
      now: () => Date.now() + movedBy,
      advance: async (ms) => {
        movedBy += ms;
      },
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
