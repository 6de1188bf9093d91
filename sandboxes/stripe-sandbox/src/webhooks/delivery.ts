import { setTimeout as delay } from 'node:timers/promises';
import type { PendingDelivery } from '../kernel/store.ts';
import type { SandboxEvent } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { signatureOf } from './signature.ts';

/** Takes a signed event; resolves to the status it was answered with. */
export type Receive = (event: { readonly body: string; readonly signature: string }) => Promise<number>;

/** How events reach the receiver; each setting is a thing that happens on the way from a real provider, too. */
export interface WebhookMode {
  /** How often each event is sent. */
  readonly copies: number;
  readonly order: 'as-they-happen' | 'reversed' | 'shuffled';
  /** Each event waits this long before it leaves. */
  readonly delayMs: number;
  /** Nothing leaves until it is released. */
  readonly isHeld: boolean;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;
/** With the pauses in between, most of a quarter of an hour. */
const ATTEMPTS = 16;
/** Bounded queue while no endpoint is registered. */
const MOST_WAITING = 1_000;

/** Sends signed events, one after the other, again and again until the receiver takes them. */
export class Webhooks {
  readonly #world: World;
  readonly #secret: string;
  readonly #onChange: () => void;
  readonly #waiting = new Set<PendingDelivery>();
  readonly #stopping = new AbortController();
  #mode: WebhookMode = { copies: 1, order: 'as-they-happen', delayMs: 0, isHeld: false };
  #receive: Receive | undefined;
  #drawn = 1;
  #running: Promise<void> | undefined;

  constructor(world: World, options: { secret: string; onChange: () => void }) {
    this.#world = world;
    this.#secret = options.secret;
    this.#onChange = options.onChange;
  }

  /** Who events are sent to from now on. */
  deliverTo(receive: Receive): void {
    this.#receive = receive;
    this.start();
  }

  get mode(): WebhookMode {
    return this.#mode;
  }

  setMode(changes: Partial<WebhookMode>): WebhookMode {
    this.#mode = { ...this.#mode, ...changes };
    this.start();
    return this.#mode;
  }

  /** Puts an event on its way, as often as the mode says. */
  add({ id }: Pick<SandboxEvent, 'id'>): void {
    for (let copy = 0; copy < this.#mode.copies; copy += 1) {
      this.#world.store.deliveries.push({ event: id, attempts: 0 });
    }
    this.#world.store.deliveries.splice(0, this.#world.store.deliveries.length - MOST_WAITING);
    this.start();
  }

  /** Begins to send what is there, unless it is held or being sent already. */
  start(): void {
    if (this.#running !== undefined || this.#stopping.signal.aborted) return;
    this.#running = this.#sendAll().finally(() => {
      this.#running = undefined;
      if (this.#next() !== undefined) this.start();
    });
  }

  /** Once every event that may leave has been sent, whether it was taken or not. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }

  async #sendAll(): Promise<void> {
    // What happens in one request leaves together, so that it can be put in another order.
    await delay(this.#mode.delayMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#send(next);
  }

  #next(): PendingDelivery | undefined {
    const { isHeld, order } = this.#mode;
    if (isHeld || this.#receive === undefined || this.#stopping.signal.aborted) return undefined;
    const ready = this.#world.store.deliveries.filter((delivery) => !this.#waiting.has(delivery));
    if (order === 'as-they-happen') return ready[0];
    if (order === 'reversed') return ready.at(-1);
    return ready[Math.floor(this.#draw() * ready.length)];
  }

  /** From 0 up to 1, by Park and Miller: a sandbox shuffles the same way again, so that what fails can be run again. */
  #draw(): number {
    this.#drawn = (this.#drawn * 48_271) % 2_147_483_647;
    return this.#drawn / 2_147_483_647;
  }

  async #send(delivery: PendingDelivery): Promise<void> {
    const event = this.#world.store.find('event', delivery.event);
    delivery.attempts += 1;
    if (event === undefined || (await this.#isTaken(event)) || delivery.attempts >= ATTEMPTS) {
      this.#world.store.deliveries = this.#world.store.deliveries.filter((other) => other !== delivery);
      this.#onChange();
      return;
    }
    this.#waiting.add(delivery);
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (delivery.attempts - 1));
    setTimeout(() => {
      this.#waiting.delete(delivery);
      this.start();
    }, pause).unref();
  }

  async #isTaken(event: SandboxEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const signature = signatureOf(body, this.#secret, this.#world.now());
    try {
      const status = (await this.#receive?.({ body, signature })) ?? 0;
      return status >= 200 && status < 300;
    } catch {
      return false;
    }
  }
}
