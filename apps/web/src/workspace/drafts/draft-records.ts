import type { KeyValueStorage } from '../../shared/storage/key-value-storage.ts';
import { type StorageError, storageErrorOf } from '../../shared/storage/storage-error.ts';
import { isTextKey, partAt } from './draft.ts';
import type { DraftDatabase, RecordChange, Rivals } from './draft-database.ts';
import type { DraftMirror } from './draft-mirror.ts';
import { RecordMirror } from './record-mirror.ts';
import { buildsOn, readRecord } from './stored-record.ts';

/** What has become of a draft's records beside the tab's own writes. */
export type RecordsEvent =
  /** Another tab, or the database as it opened, has other text under this key. */
  | { readonly kind: 'changed'; readonly key: string }
  /** What was written under this key is kept nowhere. */
  | { readonly kind: 'lost'; readonly key: string; readonly reason: StorageError }
  /** Everything is written, or less is than it was. */
  | { readonly kind: 'progress' }
  /** The draft was taken off this device. */
  | { readonly kind: 'removed'; readonly by: RemovedBy };

export type RemovedBy = 'thisTab' | 'otherTab';

/** A write that other tabs with the same draft are to apply. */
export interface RecordWrite {
  readonly key: string;
  readonly value: string | null;
}

interface DraftRecordsPorts {
  /** Undefined where the browser keeps no database. */
  readonly database: DraftDatabase | undefined;
  /** What the database has to be through with first. */
  readonly beforeLoad: Promise<void>;
  /** Only for the draft a tab shows. */
  readonly mirror: DraftMirror | undefined;
  /** What is known of the draft before the database has opened. */
  readonly first: ReadonlyMap<string, string> | undefined;
  readonly announce: (writes: readonly RecordWrite[]) => void;
}

/**
 * The records of one draft: a write-through cache over the database, so that text is read and written without waiting.
 * Writes go to the mirror at once and to the database as compare-and-swap; where another tab was faster, its record stays and
 * the loser learns it as a change, which makes it a conflict.
 */
export class DraftRecords implements KeyValueStorage {
  readonly id: string;
  /** Resolves once the database has been read, or cannot be. */
  readonly ready: Promise<void>;
  readonly #ports: DraftRecordsPorts;
  readonly #cache: Map<string, string>;
  /** As the database holds it, as far as this tab knows. */
  readonly #stored = new Map<string, string>();
  /** Keys still to be written, with what this tab's text was made from. */
  readonly #pending = new Map<string, string | null>();
  readonly #underWay = new Map<string, string | null>();
  readonly #mirror: RecordMirror;
  readonly #listeners = new Set<(event: RecordsEvent) => void>();
  readonly #stopFollowing: (() => void) | undefined;
  #isRefused: boolean;
  #isLoaded = false;
  #isEnded = false;
  #draining: Promise<void> | undefined;

  constructor(id: string, ports: DraftRecordsPorts) {
    this.id = id;
    this.#ports = ports;
    this.#cache = new Map(ports.first);
    this.#mirror = new RecordMirror(id, ports.mirror, ports.first);
    this.#isRefused = ports.database === undefined;
    this.#stopFollowing = ports.database?.onRenewed(() => void this.#load());
    this.ready = this.#load();
  }

  get length(): number {
    return this.#cache.size;
  }

  key(index: number): string | null {
    return [...this.#cache.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    const text = this.#mirror.readNew(key);
    // Another tab has written it; its message, or its write to the database, is still on its way.
    if (text !== undefined && text !== this.#cache.get(key)) {
      this.#cache.set(key, text);
      this.#queue(key);
    }
    return this.#cache.get(key) ?? null;
  }

  /** Throws where neither mirror nor database takes a text. */
  setItem(key: string, value: string): void {
    if (this.#isEnded || this.#cache.get(key) === value) return;
    // What stands beside the text is found out again where it is not kept.
    if (isTextKey(key)) this.#mirrorText(key, value);
    this.#cache.set(key, value);
    this.#queue(key);
  }

  removeItem(key: string): void {
    if (this.#isEnded || !this.#cache.delete(key)) return;
    this.#mirror.remove(key);
    this.#queue(key);
  }

  /** Whether text is on its way to the database that is not in the mirror either. */
  isPending(): boolean {
    return [...this.#pending.keys(), ...this.#underWay.keys()].some((key) => this.#mirror.missing.has(key));
  }

  subscribe(listener: (event: RecordsEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tries again what could not be written, and completes the mirror, as far as the browser takes it. */
  retry(): void {
    if (this.#isEnded) return;
    try {
      const texts = this.#texts();
      if (texts.size > 0) this.#mirror.write(texts);
    } catch {
      // Reported by the write that it refused.
    }
    this.#drain();
  }

  /** Reads the database again: messages of other tabs may have been missed. */
  async reload(): Promise<void> {
    if (!this.#isEnded) await this.#load();
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    await this.ready;
    while (this.#draining !== undefined) await this.#draining;
  }

  /** Applies what another tab wrote. */
  hear(writes: readonly RecordWrite[]): void {
    for (const { key, value } of writes) {
      // A write of our own is under way: compare-and-swap finds out who was first.
      if (this.#isEnded || this.#isUnwritten(key)) continue;
      if (this.#adopt(key, value) && value !== null) this.#emit({ kind: 'changed', key });
    }
  }

  /** The draft was taken off this device: nothing more is written. */
  end(by: RemovedBy): void {
    this.#isEnded = true;
    this.#emit({ kind: 'removed', by });
    this.close();
  }

  /** This tab shows another draft from now on; what is under way is finished. */
  close(): void {
    this.#stopFollowing?.();
    this.#listeners.clear();
  }

  #emit(event: RecordsEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  #texts(): Map<string, string> {
    return new Map([...this.#cache].filter(([key]) => isTextKey(key)));
  }

  #mirrorText(key: string, value: string): void {
    try {
      this.#mirror.write(this.#texts().set(key, value), key);
    } catch (error) {
      if (this.#isRefused) throw error;
      this.#mirror.missing.add(key);
    }
  }

  /** Reads the database, then writes what waited for it. */
  async #load(): Promise<void> {
    try {
      await this.#ports.beforeLoad;
      const entries = await this.#ports.database?.load(this.id);
      if (this.#isEnded) return;
      if (entries !== undefined) {
        this.#isRefused = false;
        this.#merge(entries);
      }
    } catch {
      this.#isRefused = true;
    }
    this.#isLoaded = true;
    this.#drain();
    this.#emit({ kind: 'progress' });
  }

  /** The later text of each key stays; what this tab has not written yet is not touched. */
  #merge(entries: ReadonlyMap<string, string>): void {
    const changed: string[] = [];
    for (const key of new Set([...entries.keys(), ...this.#cache.keys()])) {
      const theirs = entries.get(key) ?? null;
      const mine = this.#cache.get(key);
      setOrDelete(this.#stored, key, theirs);
      if (mine === theirs || this.#isUnwritten(key)) continue;
      if (theirs === null || (mine !== undefined && isLater(key, mine, theirs)))
        this.#pending.set(key, theirs);
      else {
        this.#cache.set(key, theirs);
        changed.push(key);
      }
    }
    for (const key of changed) this.#emit({ kind: 'changed', key });
  }

  #isUnwritten(key: string): boolean {
    return this.#pending.has(key) || this.#underWay.has(key);
  }

  /** The database holds this; whether the cache did not. */
  #adopt(key: string, value: string | null): boolean {
    const isNew = (this.#cache.get(key) ?? null) !== value;
    setOrDelete(this.#stored, key, value);
    setOrDelete(this.#cache, key, value);
    return isNew;
  }

  /** Puts a key on the list of what is to be written, and begins to write. */
  #queue(key: string): void {
    // What is under way is what the next write is made from.
    const from = this.#underWay.has(key) ? this.#underWay : this.#stored;
    if (!this.#pending.has(key)) this.#pending.set(key, from.get(key) ?? null);
    this.#drain();
  }

  /** Writes what is pending, unless that is under way already or has to wait for the database. */
  #drain(): void {
    const { database } = this.#ports;
    if (!this.#isLoaded || this.#isEnded || this.#draining !== undefined) return;
    if (database === undefined || this.#pending.size === 0) return;
    // In a microtask: what is written in one go becomes one transaction.
    this.#draining = Promise.resolve()
      .then(() => this.#drainInto(database))
      .finally(() => {
        this.#draining = undefined;
        this.#emit({ kind: 'progress' });
      });
  }

  async #drainInto(database: DraftDatabase): Promise<void> {
    while (this.#pending.size > 0 && !this.#isEnded) {
      const changes = [...this.#pending].map(([key, expected]) => ({
        key,
        expected,
        value: this.#cache.get(key) ?? null,
      }));
      for (const { key, value } of changes) this.#underWay.set(key, value);
      this.#pending.clear();
      try {
        this.#acknowledge(changes, await database.write(this.id, changes));
      } catch (error) {
        this.#fail(storageErrorOf(error));
        return;
      }
    }
  }

  /** What was written is stored; where another tab was faster (compare-and-swap), its record stays. */
  #acknowledge(changes: readonly RecordChange[], rivals: Rivals): void {
    this.#isRefused = false;
    const written = changes.filter(({ key }) => !rivals.has(key));
    for (const { key, value } of written) {
      setOrDelete(this.#stored, key, value);
      this.#mirror.missing.delete(key);
    }
    for (const [key, rival] of rivals) {
      this.#adopt(key, rival);
      this.#pending.delete(key);
    }
    this.#underWay.clear();
    if (written.length > 0) this.#ports.announce(written.map(({ key, value }) => ({ key, value })));
    for (const key of rivals.keys()) this.#emit({ kind: 'changed', key });
  }

  /** All of it is to be written again; what the mirror does not have either is lost for now. */
  #fail(reason: StorageError): void {
    this.#isRefused = true;
    for (const [key, expected] of this.#underWay)
      if (!this.#pending.has(key)) this.#pending.set(key, expected);
    const lost = [...this.#underWay.keys()].filter((key) => this.#mirror.missing.has(key));
    this.#underWay.clear();
    for (const key of lost) this.#emit({ kind: 'lost', key, reason });
  }
}

function setOrDelete(map: Map<string, string>, key: string, value: string | null): void {
  if (value === null) map.delete(key);
  else map.set(key, value);
}

/** Whether what stands here was written by a tab that had seen `other`. */
function isLater(key: string, text: string, other: string): boolean {
  const part = partAt(key);
  const [mine, theirs] = [text, other].map((raw) => part && readRecord(part, raw)?.record);
  if (mine === undefined || theirs === undefined) return theirs === undefined;
  return buildsOn(mine, theirs);
}
