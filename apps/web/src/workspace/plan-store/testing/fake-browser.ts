import type { KeyValueStorage } from '../../../shared/storage/key-value-storage.ts';
import { createStoredText } from '../../../shared/storage/stored-text.ts';
import { FakeStorage } from '../../../shared/storage/testing/fake-storage.ts';
import { DevicePlans } from '../device-plans.ts';
import type { ExchangePorts } from '../exchange.ts';
import { ExchangeLoop } from '../exchange-loop.ts';
import { createJournal } from '../journal.ts';
import type { PlanDatabase } from '../plan-database.ts';
import { PlanOperations } from '../plan-operations.ts';
import type { RawPlan } from '../readable-plan.ts';
import { ShownPlan } from '../shown-plan.ts';
import type { PlanChange } from '../stored-plan.ts';
import type { TabMessage } from '../tab-channel.ts';

/** A database in memory that can refuse, and be cleared under the pages. */
export class FakeDatabase implements PlanDatabase {
  readonly records = new Map<string, unknown>();
  readonly updates = new Map<string, Map<string, unknown>>();
  errorName: 'QuotaExceededError' | 'SecurityError' | undefined;
  /** Milliseconds that a write takes. */
  delay = 0;
  readonly #listeners = new Set<() => void>();

  async ids() {
    this.#guard();
    return [...new Set([...this.records.keys(), ...this.updates.keys()])];
  }
  async read(plan: string): Promise<RawPlan> {
    this.#guard();
    return { record: this.records.get(plan), updates: new Map(this.updates.get(plan)) };
  }
  async write(plan: string, { record, add = new Map(), remove = [] }: PlanChange) {
    this.#guard();
    if (record !== undefined) this.records.set(plan, record);
    const updates = this.updates.get(plan) ?? new Map<string, unknown>();
    this.updates.set(plan, updates);
    for (const [key, update] of add) updates.set(key, update);
    for (const key of remove) updates.delete(key);
  }
  async remove(plan: string) {
    this.records.delete(plan);
    this.updates.delete(plan);
  }
  async clear() {
    this.records.clear();
    this.updates.clear();
  }
  onRenewed(listener: () => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** As one page has it: what that has not written when it is killed is not written any more. */
  of(page: { readonly isOpen: boolean }): PlanDatabase {
    return {
      ids: () => this.ids(),
      read: (plan) => this.read(plan),
      remove: (plan) => this.remove(plan),
      clear: () => this.clear(),
      onRenewed: (listener) => this.onRenewed(listener),
      write: async (plan, change) => {
        if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
        if (!page.isOpen) throw new DOMException('the page has gone', 'AbortError');
        await this.write(plan, change);
      },
    };
  }

  /** It opens late, or again. */
  renew(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #guard(): void {
    if (this.errorName !== undefined) throw new DOMException('no', this.errorName);
  }
}

/** What a tab needs beside its browser. */
export type Surroundings = Pick<ExchangePorts, 'server' | 'account' | 'fileOf'>;

const ALONE: Surroundings = {
  server: {
    open: () => Promise.reject(new Error('no server')),
    send: () => Promise.reject(new Error('no server')),
    upload: () => Promise.reject(new Error('no server')),
  },
  account: async () => ({ kind: 'signedOut' }),
  fileOf: async () => '',
};

/** What a page that has gone is still waiting for. */
const never = <Result>(): Promise<Result> => new Promise(() => undefined);

export class FakeTab {
  readonly device: DevicePlans;
  readonly shown: ShownPlan;
  readonly sync: ExchangeLoop;
  readonly operations: PlanOperations;
  /** References the server knows by another. */
  readonly renamed: (readonly [string, string])[] = [];
  isOpen = true;
  /** Lets go of its locks when it is closed. */
  close: () => void = () => undefined;

  constructor(browser: FakeBrowser, name: string, plan: string | undefined, around: Surroundings) {
    this.device = new DevicePlans({
      database: browser.hasDatabase ? browser.database.of(this) : undefined,
      channel: {
        post: (message) => this.isOpen && browser.post(this, message),
        onMessage: (listener) => browser.listeners.set(this, listener),
      },
      journal: createJournal(browser.storageOf(this), name),
      removal: createStoredText(() => browser.storage, 'removeDrafts'),
    });
    const gone = new Promise<void>((resolve) => {
      this.close = () => {
        this.isOpen = false;
        resolve();
      };
    });
    const opened = plan ?? browser.lastOpened ?? crypto.randomUUID();
    browser.lastOpened = opened;
    this.shown = new ShownPlan(this.device, opened);
    const ports: ExchangePorts = {
      ...around,
      device: this.device,
      exclusively: async (id, work) => {
        let result: { readonly value: Awaited<ReturnType<typeof work>> } | undefined;
        const done = async () => {
          result = { value: await work() };
        };
        await browser.exclusively(id, () => Promise.race([done(), gone]));
        return result === undefined || !this.isOpen ? never() : result.value;
      },
      server: {
        open: (id) => (this.isOpen ? around.server.open(id) : never()),
        send: (id, change) => (this.isOpen ? around.server.send(id, change) : never()),
        upload: (id, file) => (this.isOpen ? around.server.upload(id, file) : never()),
      },
    };
    this.sync = new ExchangeLoop(ports, this.shown, (references) => this.renamed.push(...references));
    this.operations = new PlanOperations(ports, this.shown, this.sync, (id) => {
      browser.lastOpened = id;
    });
  }
}

/** One browser: local storage, database, channel and locks, for as many tabs as are open. */
export class FakeBrowser {
  readonly storage = new FakeStorage();
  readonly database = new FakeDatabase();
  readonly listeners = new Map<FakeTab, (message: TabMessage) => void>();
  readonly #locks = new Map<string, Promise<void>>();
  hasDatabase = true;
  lastOpened: string | undefined;
  #tabs = 0;

  /** A tab that shows a plan: the one that was opened last unless an id is given. */
  openTab(plan?: string, around: Surroundings = ALONE): FakeTab {
    this.#tabs += 1;
    return new FakeTab(this, `tab${this.#tabs}`, plan, around);
  }

  /** As a closed or killed page: it hears nothing any more. */
  closeTab(tab: FakeTab): void {
    tab.close();
    this.listeners.delete(tab);
  }

  /** As one page has it: one that has gone writes nothing. */
  storageOf(page: { readonly isOpen: boolean }): KeyValueStorage {
    const { storage } = this;
    return {
      get length() {
        return storage.length;
      },
      key: (index) => storage.key(index),
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => {
        if (page.isOpen) storage.setItem(key, value);
      },
      removeItem: (key) => {
        if (page.isOpen) storage.removeItem(key);
      },
    };
  }

  post(from: FakeTab, message: TabMessage): void {
    for (const [tab] of this.listeners)
      if (tab !== from) queueMicrotask(() => this.listeners.get(tab)?.(message));
  }

  exclusively(plan: string, work: () => Promise<void>): Promise<void> {
    const now = (this.#locks.get(plan) ?? Promise.resolve()).then(work);
    this.#locks.set(plan, now);
    return now;
  }

  /** Local storage and database refuse together, or work again. */
  refuse(errorName: FakeDatabase['errorName']): void {
    this.storage.errorName = errorName;
    this.database.errorName = errorName;
  }
}

/** Lets every promise that needs no timer come to its end. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
