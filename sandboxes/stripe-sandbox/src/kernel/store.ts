import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noSuch } from './api-error.ts';
import type { ObjectName, Objects } from './wire.ts';

type Tables = { [Name in ObjectName]: Map<string, Objects[Name]> };

/** An answer given under an idempotency key. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  /** Seconds. */
  readonly at: number;
}

/** An event on its way to the receiver. */
export interface PendingDelivery {
  readonly event: string;
  attempts: number;
}

interface Written {
  readonly objects: readonly Objects[ObjectName][];
  readonly answers: readonly (readonly [string, KeptAnswer])[];
  readonly cards: readonly (readonly [string, string])[];
  readonly done: readonly string[];
  readonly deliveries: readonly PendingDelivery[];
  readonly movedBy: number;
}

/** Stripe keeps events for 30 days; here the newest are enough. */
const EVENTS_KEPT = 2_000;

const emptyTables = (): Tables => ({
  product: new Map(),
  price: new Map(),
  'product_catalog.trial_offer': new Map(),
  customer: new Map(),
  payment_method: new Map(),
  mandate: new Map(),
  setup_intent: new Map(),
  payment_intent: new Map(),
  charge: new Map(),
  refund: new Map(),
  dispute: new Map(),
  subscription: new Map(),
  invoice: new Map(),
  invoice_payment: new Map(),
  event: new Map(),
});

/** All the sandbox knows: in memory, and in one file where it shall survive a restart. */
export class Store {
  readonly #tables = emptyTables();
  readonly #file: string | undefined;
  readonly answers = new Map<string, KeptAnswer>();
  /** The number of the card, or the IBAN of the account, behind each payment method; the method itself shows the last four digits. */
  readonly cards = new Map<string, string>();
  /** What was done once and must not be done again, such as a reminder. */
  readonly done = new Set<string>();
  deliveries: PendingDelivery[] = [];
  /** Milliseconds the clock was moved forward. */
  movedBy = 0;

  constructor(file?: string) {
    this.#file = file;
    if (file === undefined) return;
    mkdirSync(path.dirname(file), { recursive: true });
    this.#read(file);
  }

  put<Name extends ObjectName>(object: Objects[Name] & { object: Name }): Objects[Name] {
    this.keep(object);
    return object;
  }

  keep(object: Objects[ObjectName]): void {
    const table: Map<string, Objects[ObjectName]> = this.#tables[object.object];
    table.set(object.id, object);
  }

  find<Name extends ObjectName>(name: Name, id: string): Objects[Name] | undefined {
    return this.#tables[name].get(id);
  }

  /** Throws the 404 Stripe answers; `what` is its word for the object, `param` where the id was sent. */
  get<Name extends ObjectName>(name: Name, id: string, param = 'id', what: string = name): Objects[Name] {
    const found = this.find(name, id);
    if (found === undefined) throw noSuch(what, id, param);
    return found;
  }

  remove(name: ObjectName, id: string): void {
    this.#tables[name].delete(id);
  }

  /** Oldest first. */
  all<Name extends ObjectName>(name: Name): Objects[Name][] {
    return [...this.#tables[name].values()];
  }

  /**
   * Whole or not at all: a process that dies while writing leaves the file of before. Two servers on one data folder
   * each write a file of their own and put it in place; the last one's stays.
   */
  write(): void {
    this.#forgetOldEvents();
    if (this.#file === undefined) return;
    const written: Written = {
      objects: Object.values(this.#tables).flatMap((table) => [...table.values()]),
      answers: [...this.answers],
      cards: [...this.cards],
      done: [...this.done],
      deliveries: this.deliveries,
      movedBy: this.movedBy,
    };
    const beside = `${this.#file}.${process.pid}.new`;
    writeFileSync(beside, JSON.stringify(written), { mode: 0o600 });
    renameSync(beside, this.#file);
  }

  #read(file: string): void {
    let content: string;
    try {
      content = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    const written: Written = JSON.parse(content);
    for (const object of written.objects) this.keep(object);
    for (const [key, answer] of written.answers) this.answers.set(key, answer);
    for (const [method, card] of written.cards) this.cards.set(method, card);
    for (const key of written.done) this.done.add(key);
    this.deliveries = [...written.deliveries];
    this.movedBy = written.movedBy;
  }

  #forgetOldEvents(): void {
    const { event: events } = this.#tables;
    const waiting = new Set(this.deliveries.map(({ event }) => event));
    for (const id of events.keys()) {
      if (events.size <= EVENTS_KEPT) return;
      if (!waiting.has(id)) events.delete(id);
    }
  }
}
