import { textFingerprint } from '../../shared/identifiers/fingerprint.ts';
import { type KeyValueStorage, keysOf } from '../../shared/storage/key-value-storage.ts';
import { type StorageError, storageErrorOf } from '../../shared/storage/storage-error.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';
import { isSame } from './carry-over.ts';
import { type DraftPart, emptyPart, type PartData, storageKeyOf } from './draft.ts';
import {
  buildsOn,
  encodeRecord,
  nextSeen,
  readRecord,
  type StoredRecord,
  seenByBoth,
} from './stored-record.ts';

export interface Conflict {
  readonly mine: PartData;
  readonly theirs: PartData;
}

/** One part of the draft as one tab holds it. */
export interface PartState {
  readonly data: PartData;
  /** Changed since the last write that the storage acknowledged. */
  readonly dirty: boolean;
  /** Both this tab and another changed the part; both are kept until the user chooses. */
  readonly conflict: Conflict | undefined;
  readonly failure: StorageError | undefined;
  /** Stored text was unreadable in part; the raw text stands under the recovery key. */
  readonly recovered: boolean;
}

/**
 * Keeps one part of a draft for one tab. Optimistic concurrency: nothing is written over a record this tab has not seen. The
 * stored text is compared before each write, and a record remembers by tab which writes it builds on (a version vector).
 */
export class PartKeeper {
  readonly #part: DraftPart;
  readonly #tabId: string;
  readonly #storage: KeyValueStorage;
  #revision = 0;
  #raw: string | null = null;
  #isOffered = false;
  #base: StoredRecord | undefined;
  #theirs: StoredRecord | undefined;
  /** Damaged text that has to be copied to its recovery key before anything is written over it. */
  #damaged: string | undefined;
  /** Versions set aside that this tab has taken up or written: they go when their conflict is decided. */
  #asideKeys: readonly string[] = [];
  /** Versions that closed tabs have left, still to be taken up, one conflict after the other. */
  #leftKeys: readonly string[] = [];
  #state: PartState;

  constructor(part: DraftPart, tabId: string, storage: KeyValueStorage) {
    this.#part = part;
    this.#tabId = tabId;
    this.#storage = storage;
    this.#state = {
      data: emptyPart(part),
      dirty: false,
      conflict: undefined,
      failure: undefined,
      recovered: false,
    };
    this.load();
  }

  get state(): PartState {
    return this.#state;
  }

  /** Shows a default until any tab sets the part; it is not written before it is taken up. */
  offer(data: PartData): void {
    if (this.#raw !== null || this.#state.dirty) return;
    this.#set({ data });
    this.#isOffered = true;
  }

  /** What was offered is set from now on. */
  takeUpOffer(): void {
    if (this.#isOffered && this.#raw === null) this.edit(this.#state.data);
    this.#isOffered = false;
  }

  /** Takes a change made in this tab; `save` writes it. */
  edit(data: PartData): void {
    this.#set({ data, dirty: true });
    if (this.#theirs !== undefined) this.#set({ conflict: { mine: data, theirs: this.#theirs.data } });
  }

  /** Writes what has changed; beside a rival's record it sets ours aside and reports the conflict instead. */
  save(): void {
    this.#guard(() => {
      if (!this.#state.dirty && this.#state.failure === undefined) return;
      this.#notice(this.#storage.getItem(this.#key));
      this.#keepDamaged();
      if (!this.#state.dirty) this.#set({ failure: undefined });
      else if (this.#theirs === undefined) this.#write();
      else this.#setAside();
    });
  }

  /** Looks at the stored record again: another tab has written. */
  refresh(): void {
    this.#guard(() => {
      this.#notice(this.#storage.getItem(this.#key));
      this.#takeNextAside();
      this.#keepDamaged();
    });
    if (this.#theirs !== undefined) this.save();
  }

  /** Reads everything there is of the part, when the draft is opened and again when its database is. */
  load(): void {
    const prefix = STORAGE_KEYS.aside(this.#key, '');
    const isLeft = (key: string) => key.startsWith(prefix) && !this.#asideKeys.includes(key);
    this.#leftKeys = keysOf(this.#storage).filter(isLeft);
    this.refresh();
  }

  /** What was written is kept nowhere: it is written again with the next save. */
  lose(reason: StorageError): void {
    this.#set({ dirty: true, failure: reason });
  }

  /** Ends a conflict; the chosen version is written over both. */
  resolve(choice: 'mine' | 'theirs'): void {
    const theirs = this.#theirs;
    if (theirs === undefined) return;
    this.#base = { ...theirs, seen: seenByBoth(theirs.seen, this.#base?.seen ?? {}) };
    this.#theirs = undefined;
    const data = choice === 'mine' ? this.#state.data : theirs.data;
    this.#set({ conflict: undefined, dirty: choice === 'mine', data });
    this.save();
    this.#dropAside();
    this.#guard(() => this.#takeNextAside());
  }

  get #key(): string {
    return storageKeyOf(this.#part);
  }

  #set(change: Partial<PartState>): void {
    this.#state = { ...this.#state, ...change };
  }

  #guard(use: () => void): void {
    try {
      use();
    } catch (error) {
      this.#set({ failure: storageErrorOf(error) });
    }
  }

  /** Tabs closed in the middle of a conflict left their versions behind: each becomes ours once the one before is decided. */
  #takeNextAside(): void {
    while (this.#theirs === undefined && !this.#state.dirty) {
      const [key, ...rest] = this.#leftKeys;
      if (key === undefined) return;
      this.#leftKeys = rest;
      const raw = this.#storage.getItem(key);
      const found = raw === null ? undefined : readRecord(this.#part, raw);
      this.#asideKeys = [...this.#asideKeys, key];
      if (found !== undefined) this.#takeAside(found.record);
    }
  }

  #takeAside({ data }: StoredRecord): void {
    if (isSame(data, this.#state.data)) return;
    this.#theirs = this.#base ?? this.#ourRecord();
    this.#set({ data, conflict: { mine: data, theirs: this.#theirs.data } });
  }

  #notice(raw: string | null): void {
    if (raw === null || raw === this.#raw) return;
    this.#raw = raw;
    const found = readRecord(this.#part, raw);
    if (found === undefined || found.damaged) this.#damaged = raw;
    if (found === undefined) this.#set({ dirty: this.#state.dirty || this.#base !== undefined });
    else if (this.#seesAllOfOurs(found.record)) this.#adopt(found.record);
    else if (this.#isOurBase(found.record)) this.#base = found.record;
    else this.#disagree(found.record);
  }

  /** Another tab has written again what ours was made from: that is nothing new. */
  #isOurBase({ data }: StoredRecord): boolean {
    return this.#theirs === undefined && this.#base !== undefined && isSame(data, this.#base.data);
  }

  #seesAllOfOurs(record: StoredRecord): boolean {
    if (isSame(record.data, this.#state.data)) return true;
    if (this.#state.dirty || this.#theirs !== undefined) return false;
    return this.#base === undefined || buildsOn(record, this.#base);
  }

  #adopt(record: StoredRecord): void {
    this.#base = record;
    this.#theirs = undefined;
    this.#set({ data: record.data, dirty: false, conflict: undefined, failure: undefined });
    this.#dropAside();
  }

  #disagree(record: StoredRecord): void {
    this.#theirs = record;
    this.#set({ dirty: true, conflict: { mine: this.#state.data, theirs: record.data } });
  }

  #ourRecord(): StoredRecord {
    this.#revision += 1;
    const seen = nextSeen(this.#base?.seen ?? {}, this.#tabId, this.#revision);
    return { writer: this.#tabId, seen, data: this.#state.data };
  }

  #write(): void {
    const record = this.#ourRecord();
    const raw = encodeRecord(record);
    this.#storage.setItem(this.#key, raw);
    this.#base = record;
    this.#raw = raw;
    this.#set({ dirty: false, failure: undefined });
  }

  #setAside(): void {
    const key = STORAGE_KEYS.aside(this.#key, this.#tabId);
    this.#storage.setItem(key, encodeRecord(this.#ourRecord()));
    this.#asideKeys = [...new Set([...this.#asideKeys, key])];
    this.#set({ dirty: false, failure: undefined });
  }

  #dropAside(): void {
    if (this.#state.dirty) return;
    const keys = this.#asideKeys;
    this.#asideKeys = [];
    this.#guard(() => {
      for (const key of keys) this.#storage.removeItem(key);
    });
  }

  #keepDamaged(): void {
    if (this.#damaged === undefined) return;
    this.#set({ recovered: true });
    // Named by what it says, so that the same one is kept once.
    this.#storage.setItem(STORAGE_KEYS.recovered(this.#key, textFingerprint(this.#damaged)), this.#damaged);
    this.#damaged = undefined;
  }
}
