import { FakeStorage } from '../../../shared/storage/testing/fake-storage.ts';
import { type DraftDatabase, type RecordChange, rivalsOf } from '../draft-database.ts';
import { type DraftMessage, DraftRepository } from '../draft-repository.ts';
import { DraftStore } from '../draft-store.ts';

/** A database in memory that can refuse, and be cleared under the pages. */
export class FakeDatabase implements DraftDatabase {
  readonly drafts = new Map<string, Map<string, string>>();
  errorName: 'QuotaExceededError' | 'SecurityError' | undefined;
  readonly #listeners = new Set<() => void>();

  async ids() {
    this.#guard();
    return [...this.drafts].flatMap(([id, records]) => (records.size > 0 ? [id] : []));
  }
  async load(draft: string) {
    this.#guard();
    return new Map(this.drafts.get(draft));
  }
  async texts() {
    this.#guard();
    return [...this.drafts.values()].flatMap((records) => [...records.values()]);
  }
  async write(draft: string, changes: readonly RecordChange[]) {
    this.#guard();
    const records = this.drafts.get(draft) ?? new Map<string, string>();
    this.drafts.set(draft, records);
    const rivals = rivalsOf(changes, (key) => records.get(key));
    for (const { key, value } of changes) {
      if (rivals.has(key)) continue;
      if (value === null) records.delete(key);
      else records.set(key, value);
    }
    return rivals;
  }
  async remove(draft: string) {
    this.drafts.delete(draft);
  }
  async clear() {
    this.drafts.clear();
  }
  onRenewed(listener: () => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The browser clears it while pages have it open. */
  clearFromOutside(): void {
    this.drafts.clear();
    for (const listener of [...this.#listeners]) listener();
  }

  #guard(): void {
    if (this.errorName !== undefined) throw new DOMException('no', this.errorName);
  }
}

export interface FakeTab {
  readonly drafts: DraftStore;
  readonly repository: DraftRepository;
  isOpen: boolean;
}

/** One browser: local storage, database and channel, for as many tabs as are open. */
export class FakeBrowser {
  readonly storage = new FakeStorage();
  readonly database = new FakeDatabase();
  readonly #listeners = new Map<FakeTab, (message: DraftMessage) => void>();
  #tabs = 0;

  /** A tab that shows a draft: the one that was opened last unless an id is given. */
  openTab(id?: string): FakeTab {
    this.#tabs += 1;
    let listener = (_message: DraftMessage) => {};
    const repository = new DraftRepository({
      database: this.database,
      channel: {
        post: (message) => this.#post(tab, message),
        onMessage: (given) => {
          listener = given;
        },
      },
      storage: this.storage,
    });
    const shown = id ?? repository.mirror.openDraft() ?? crypto.randomUUID();
    repository.mirror.point(shown);
    const tab: FakeTab = {
      repository,
      drafts: new DraftStore(repository.open(shown), `tab${this.#tabs}`),
      isOpen: true,
    };
    this.#listeners.set(tab, (message) => listener(message));
    return tab;
  }

  /** As a closed or killed page: it hears and writes nothing any more. */
  closeTab(tab: FakeTab): void {
    tab.isOpen = false;
    this.#listeners.delete(tab);
  }

  /** Local storage and database refuse together, or work again. */
  refuse(errorName: FakeDatabase['errorName']): void {
    this.storage.errorName = errorName;
    this.database.errorName = errorName;
  }

  /** Everything that is kept, in whichever storage. */
  get texts(): string[] {
    const inDatabase = [...this.database.drafts.values()].flatMap((records) => [...records.values()]);
    return [...this.storage.texts.values(), ...inDatabase];
  }

  /** Every key of the drafts in the database. */
  get keys(): string[] {
    return [...this.database.drafts.values()].flatMap((records) => [...records.keys()]);
  }

  #post(from: FakeTab, message: DraftMessage): void {
    for (const [tab, listener] of this.#listeners) {
      if (tab !== from) queueMicrotask(() => this.#listeners.has(tab) && listener(message));
    }
  }
}

/** Lets every promise that needs no timer come to its end. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
