import Stripe from 'stripe';
import { secondsOf } from './clock.ts';
import { newId } from './identifiers.ts';
import type { Store } from './store.ts';
import type { ObjectName, Objects, SandboxEvent } from './wire.ts';

/** Who caused what happens: named in each event. */
interface Cause {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

const NO_REQUEST: Cause = { id: null, idempotency_key: null };

/** What every rule of the sandbox stands on: what there is, what time it is, and what others shall hear of. */
export class World {
  readonly store: Store;
  /** Where the sandbox's own pages are reached. */
  readonly publicUrl: () => string;
  cause: Cause = NO_REQUEST;
  /** Called for each event as it happens. */
  onEvent: (event: SandboxEvent) => void = () => {};
  /** While what fell due is being done, the moment at which it fell due, in ms. */
  #moment: number | undefined;
  readonly #systemTime: () => number;

  constructor(store: Store, publicUrl: () => string, systemTime: () => number = Date.now) {
    this.store = store;
    this.publicUrl = publicUrl;
    this.#systemTime = systemTime;
  }

  nowMs(): number {
    return this.#moment ?? this.#systemTime() + this.store.movedBy;
  }

  /** Seconds, as all of Stripe's timestamps. */
  now(): number {
    return secondsOf(this.nowMs());
  }

  /** Does something as of a moment that has already passed, in seconds. */
  at(moment: number, action: () => void): void {
    this.#moment = moment * 1_000;
    const { cause } = this;
    this.cause = NO_REQUEST;
    try {
      action();
    } finally {
      this.#moment = undefined;
      this.cause = cause;
    }
  }

  /** Records that something happened to an object, as it is now; `before` are the fields of an update as they were. */
  emit(
    type: Stripe.Event['type'],
    object: Objects[ObjectName],
    before?: Readonly<Record<string, unknown>>,
  ): void {
    const event: SandboxEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.now(),
      data: {
        object: structuredClone(object) as Readonly<Record<string, unknown>>,
        ...(before && { previous_attributes: structuredClone(before) }),
      },
      livemode: false,
      pending_webhooks: 1,
      request: this.cause,
      type,
    };
    this.store.put({ ...event, object: 'event' });
    this.onEvent(event);
  }
}
