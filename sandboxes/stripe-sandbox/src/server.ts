import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catchUp, nextDue } from './billing/due.ts';
import { createControl, type SandboxControl } from './control.ts';
import { type Ask, createAsk } from './http/ask.ts';
import { createHandler } from './http/handler.ts';
import type { SandboxClock } from './kernel/clock.ts';
import { Faults } from './kernel/faults.ts';
import { Store } from './kernel/store.ts';
import { World } from './kernel/world.ts';
import { type Receive, Webhooks } from './webhooks/delivery.ts';
import { postTo } from './webhooks/post.ts';

export type { SandboxControl } from './control.ts';

export interface SandboxOptions {
  /** 0 or none: any free port. */
  readonly port?: number;
  /** Where the state is kept between two starts; none: in memory only. */
  readonly stateFile?: string;
  /** Where signed events are sent. */
  readonly webhookUrl?: string;
  /** Where browsers reach the sandbox, if not at its own address. */
  readonly publicUrl?: string;
  /** The sandbox refuses to start in production. */
  readonly production?: boolean;
  /** Milliseconds since 1970 before the clock is moved; the system's time if none is given. */
  readonly systemTime?: () => number;
}

/** What the official library needs to talk to the sandbox, and what a test needs to move it. */
export interface Sandbox {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http';
  /** Where browsers reach it. */
  readonly publicUrl: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly clock: SandboxClock;
  readonly control: SandboxControl;
  /** What requests to `/v1/…` come to, without a way through the network. */
  readonly ask: Ask;
  /** Hands signed events to a function instead of sending them; those that waited come first. */
  deliverTo(receive: Receive): void;
  /** Writes the state and leaves nothing running. */
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
/** They are no secrets: the sandbox holds no money, and listens on this machine only. */
export const SANDBOX_KEYS = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};
/** Timers take no more than 24 days. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Starts the local card provider. Throws in production: it takes test cards for money. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (options.production === true) {
    throw new Error('the payment sandbox is no card provider and never runs in production');
  }
  let publicUrl = options.publicUrl ?? '';
  const world = new World(new Store(options.stateFile), () => publicUrl, options.systemTime);
  const save = (): void => world.store.write();
  const webhooks = new Webhooks(world, { secret: SANDBOX_KEYS.webhookSecret, onChange: save });
  world.onEvent = (event) => webhooks.add(event);
  const faults = new Faults();
  const control = createControl({ world, webhooks, faults, save });
  const due = keepTime(world, save);
  const ask = createAsk(world, faults, SANDBOX_KEYS);
  const server = createServer(
    createHandler({ world, control, ask, keys: SANDBOX_KEYS, afterwards: due.plan }),
  );
  const port = await listen(server, options.port ?? 0);
  publicUrl ||= `http://${HOST}:${port}`;
  if (options.webhookUrl !== undefined) webhooks.deliverTo(postTo(options.webhookUrl));
  due.plan();
  return {
    host: HOST,
    port,
    protocol: 'http',
    publicUrl,
    ...SANDBOX_KEYS,
    clock: {
      now: () => world.nowMs(),
      advance: async (ms) => {
        // An event on its way was signed before: it would come too old, be refused, and come again at any moment.
        await webhooks.settled();
        control.advance(ms);
        due.plan();
      },
    },
    control,
    ask: async (request) => {
      const answered = await ask(request);
      due.plan();
      return answered;
    },
    deliverTo: (receive) => webhooks.deliverTo(receive),
    stop: async () => {
      due.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, webhooks.stop()]);
      save();
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Timer: does what falls due between requests. */
function keepTime(world: World, save: () => void): { plan(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const next = nextDue(world);
    if (next === undefined) return;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, next.at * 1_000 - world.nowMs()));
    timer = setTimeout(() => {
      if (catchUp(world)) save();
      plan();
    }, wait).unref();
  };
  return { plan, stop: () => clearTimeout(timer) };
}
