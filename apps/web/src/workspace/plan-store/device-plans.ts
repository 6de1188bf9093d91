import { randomId } from '../../shared/identifiers/random-id.ts';
import { storageErrorOf } from '../../shared/storage/storage-error.ts';
import type { StoredText } from '../../shared/storage/stored-text.ts';
import type { Journal } from './journal.ts';
import { Listeners } from './listeners.ts';
import type { PlanDatabase } from './plan-database.ts';
import type { DeviceState } from './plan-store.ts';
import { readablePlan } from './readable-plan.ts';
import type { PlanChange, PlanRecord, StoredPlan, StoredUpdate } from './stored-plan.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

/** What has become of the plans of this device beside this tab's own edits. */
export type DeviceEvent =
  /** Another tab, or the server, has changed it; another tab asks; the server has acknowledged; all of it was replaced. */
  | Extract<TabMessage, { readonly kind: 'update' | 'hello' | 'acknowledged' | 'replaced' }>
  /** It was taken off this device. */
  | { readonly kind: 'removed'; readonly plan: string | 'all'; readonly by: 'thisTab' | 'otherTab' };

interface DevicePorts {
  /** Undefined where the browser keeps no database. */
  readonly database: PlanDatabase | undefined;
  readonly channel: TabChannel;
  readonly journal: Journal;
  /** That a sign-out has begun to remove all plans: it is taken up again where its page was closed. */
  readonly removal: StoredText;
}

/** Milliseconds until what the database refuses goes to the journal. */
const JOURNAL_AFTER = 1_000;
/** A plan of so many updates is folded into two. */
export const FOLD_AT = 200;

interface Pending {
  record: PlanChange['record'];
  readonly add: Map<string, StoredUpdate>;
  readonly remove: Set<string>;
}

/**
 * The plans of this browser. What a tab writes is in its memory until the database has confirmed it; where that refuses, it
 * stays there and in the journal. Errors are state: no call is rejected.
 */
export class DevicePlans {
  readonly #ports: DevicePorts;
  readonly #pending = new Map<string, Pending>();
  readonly #events = new Listeners<DeviceEvent>();
  readonly #states = new Listeners();
  #state: DeviceState = { kind: 'saved' };
  #draining: Promise<void> | undefined;
  #journalTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: DevicePorts) {
    this.#ports = ports;
    ports.channel.onMessage((message) => this.#receive(message));
    ports.database?.onRenewed(() => void this.#resume());
    void this.#resume();
    this.#takeOverJournals();
  }

  readonly getState = (): DeviceState => this.#state;

  readonly onState = this.#states.add;

  readonly onEvent = this.#events.add;

  /** Calls when the database has opened late, or again: what was read before may lack what is in it. */
  readonly onRenewed = (listener: () => void): void => void this.#ports.database?.onRenewed(listener);

  /** All that is kept of a plan; where the database refuses, what this tab knows itself. */
  async read(plan: string): Promise<StoredPlan> {
    await this.#drain();
    const stored = await this.#ports.database?.read(plan).catch(() => undefined);
    const pending = this.#pending.get(plan);
    const updates = new Map<string, unknown>([...(stored?.updates ?? []), ...(pending?.add ?? [])]);
    for (const key of pending?.remove ?? []) updates.delete(key);
    return readablePlan({ record: pending?.record ?? stored?.record, updates });
  }

  /** Every plan there is on this device. */
  async ids(): Promise<string[]> {
    const stored = await this.#ports.database?.ids().catch(() => []);
    return [...new Set([...(stored ?? []), ...this.#pending.keys()])];
  }

  /** Keeps an edit of this tab, and tells the other tabs. */
  append(plan: string, epoch: number, bytes: Uint8Array): void {
    const key = randomId();
    this.#ports.channel.post({ kind: 'update', plan, epoch, bytes, key });
    this.#write(plan, { add: new Map([[key, { bytes, isSent: false, epoch }]]) });
  }

  /** Keeps what the server has acknowledged and answered; the documents that are open learn of it. */
  acknowledge(
    plan: string,
    change: PlanChange & { readonly record: PlanRecord },
    answered: Uint8Array | undefined,
  ): void {
    this.#write(plan, change);
    const { record } = change;
    this.#announce({ kind: 'acknowledged', plan, record });
    if (answered !== undefined)
      this.#announce({ kind: 'update', plan, epoch: record.epoch, bytes: answered, key: undefined });
  }

  /** Puts other updates in place of all that are kept. */
  async replace(plan: string, change: PlanChange, vector: Uint8Array): Promise<void> {
    this.#write(plan, change);
    // Other tabs read them as soon as this message arrives.
    await this.#drain();
    this.#announce({ kind: 'replaced', plan, vector });
  }

  /** Keeps a change that no open document needs to learn of: a new plan, or the same text in fewer pieces. */
  keep(plan: string, change: PlanChange): void {
    this.#write(plan, change);
  }

  /** Asks the other tabs for what they have more of a plan. */
  hello(plan: string, epoch: number, vector: Uint8Array): void {
    this.#ports.channel.post({ kind: 'hello', plan, epoch, vector });
  }

  /** Answers a tab that has less of a plan. */
  answer(plan: string, epoch: number, bytes: Uint8Array): void {
    this.#ports.channel.post({ kind: 'update', plan, epoch, bytes, key: randomId() });
  }

  /** Takes one plan off this device, in all tabs. */
  async remove(plan: string): Promise<void> {
    this.#pending.delete(plan);
    this.#ports.channel.post({ kind: 'removed', plan });
    this.#events.emit({ kind: 'removed', plan, by: 'thisTab' });
    await this.#ports.database?.remove(plan).catch(() => undefined);
  }

  /** Takes all plans off this device, in all tabs: the next person at it finds nothing. */
  async clear(): Promise<void> {
    this.#ports.removal.write('yes');
    this.#forget();
    this.#ports.channel.post({ kind: 'cleared' });
    this.#events.emit({ kind: 'removed', plan: 'all', by: 'thisTab' });
    await this.#removeAll();
  }

  /** Tries again what the database has not taken; resolves when it has been asked. */
  readonly flush = (): Promise<void> => this.#drain();

  /** The page may go at any moment: what the database has not confirmed goes to the journal. */
  readonly writeJournal = (): void => {
    clearTimeout(this.#journalTimer);
    this.#journalTimer = undefined;
    if (this.#pending.size === 0) return;
    try {
      this.#ports.journal.write(this.#pending);
      this.#set({ kind: 'saved' });
    } catch (error) {
      this.#set({ kind: 'notSaved', reason: storageErrorOf(error) });
    }
  };

  /** A sign-out whose page was closed before the database had answered; and what was written while it was not there. */
  async #resume(): Promise<void> {
    if (this.#ports.removal.read() !== null) await this.#removeAll();
    await this.#drain();
  }

  #takeOverJournals(): void {
    const left = this.#ports.journal.read();
    if (left.length === 0) return;
    for (const changes of left) for (const [plan, change] of changes) this.#write(plan, change);
    void this.#drain().then(() => {
      this.writeJournal();
      if (this.#state.kind === 'saved') this.#ports.journal.dropOthers();
    });
  }

  #write(plan: string, { record, add = new Map(), remove = [] }: PlanChange): void {
    const pending = this.#pending.get(plan) ?? { record: undefined, add: new Map(), remove: new Set() };
    this.#pending.set(plan, pending);
    pending.record = record ?? pending.record;
    for (const [key, update] of add) pending.add.set(key, update);
    for (const key of remove) {
      pending.add.delete(key);
      pending.remove.add(key);
    }
    void this.#drain();
  }

  #drain(): Promise<void> {
    this.#draining ??= this.#drainAll();
    return this.#draining;
  }

  async #drainAll(): Promise<void> {
    // What is written in one go becomes one transaction.
    await Promise.resolve();
    let isTaken = true;
    for (let [next] = this.#pending; isTaken && next !== undefined; [next] = this.#pending)
      isTaken = await this.#drainPlan(...next);
    this.#draining = undefined;
    if (!isTaken) return;
    clearTimeout(this.#journalTimer);
    this.#journalTimer = undefined;
    this.#ports.journal.drop();
    this.#set({ kind: 'saved' });
  }

  /** What is written while the database is at work goes with the next turn. */
  async #drainPlan(plan: string, pending: Pending): Promise<boolean> {
    const { database } = this.#ports;
    const { record } = pending;
    const change = { ...(record && { record }), add: new Map(pending.add), remove: new Set(pending.remove) };
    try {
      if (database === undefined) throw new DOMException('There is no database', 'SecurityError');
      await database.write(plan, change);
    } catch {
      this.#journalTimer ??= setTimeout(this.writeJournal, JOURNAL_AFTER);
      return false;
    }
    if (pending.record === record) pending.record = undefined;
    for (const [key, update] of change.add) if (pending.add.get(key) === update) pending.add.delete(key);
    for (const key of change.remove) pending.remove.delete(key);
    const isEmpty = pending.record === undefined && pending.add.size + pending.remove.size === 0;
    if (isEmpty && this.#pending.get(plan) === pending) this.#pending.delete(plan);
    return true;
  }

  #set(state: DeviceState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.#states.emit();
  }

  #forget(): void {
    this.#pending.clear();
    this.#ports.journal.drop();
    this.#ports.journal.dropOthers();
  }

  async #removeAll(): Promise<void> {
    try {
      await this.#ports.database?.clear();
      this.#ports.removal.write(null);
    } catch {
      return;
    }
  }

  #announce(event: Exclude<DeviceEvent, { kind: 'removed' }>): void {
    this.#ports.channel.post(event);
    this.#events.emit(event);
  }

  #receive(message: TabMessage): void {
    if (message.kind === 'cleared') {
      this.#pending.clear();
      this.#events.emit({ kind: 'removed', plan: 'all', by: 'otherTab' });
    } else if (message.kind === 'removed') {
      this.#pending.delete(message.plan);
      this.#events.emit({ kind: 'removed', plan: message.plan, by: 'otherTab' });
    } else this.#events.emit(message);
  }
}
