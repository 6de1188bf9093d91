import { textFingerprint } from '../identifiers/fingerprint.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { type DraftPart, emptyPart, type PartData, storageKeyOf } from './draft.ts';
import type { DraftNow } from './draft-now.ts';
import { type StorageFailure, storageFailureOf } from './storage-failure.ts';
import {
  buildsOn,
  encodeRecord,
  nextSeen,
  readRecord,
  type StoredRecord,
  seenByBoth,
} from './stored-record.ts';

/** What the part keeper needs of `window.localStorage`. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Conflict {
  readonly mine: PartData;
  readonly theirs: PartData;
}

/** One part of the draft as one tab holds it. */
export interface PartState {
  readonly data: PartData;
  /** Changed since the last write that the storage acknowledged. */
  readonly dirty: boolean;
  /** Both this tab and another changed the part; both are kept until someone chooses. */
  readonly conflict: Conflict | undefined;
  readonly failure: StorageFailure | undefined;
  /** Stored text was unreadable in part; the raw text stands under the recovery key. */
  readonly recovered: boolean;
}

/**
 * Keeps one part of the draft in local storage for one tab. Writes nothing over a record it has not seen: the stored text
 * is compared before each write, and a record remembers which writes it builds on and which draft it is a part of: text of
 * one draft is never written over another.
 */
export class PartKeeper {
  readonly #part: DraftPart;
  readonly #tabId: string;
  readonly #storage: KeyValueStorage | undefined;
  readonly #now: DraftNow;
  /** The draft that the data belong to; undefined as long as there is nothing of any. */
  #draft: string | undefined;
  #revision = 0;
  #raw: string | null = null;
  /** The stored text was there and has been cleared: nobody here removes one, so it is written again. */
  #isMissing = false;
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

  constructor(part: DraftPart, tabId: string, storage: KeyValueStorage | undefined, now: DraftNow) {
    this.#part = part;
    this.#now = now;
    this.#tabId = tabId;
    this.#storage = storage;
    const failure = storage === undefined ? 'blocked' : undefined;
    this.#state = { data: emptyPart(part), dirty: false, conflict: undefined, failure, recovered: false };
    this.#guard((opened) => this.#load(opened));
  }

  get state(): PartState {
    return this.#state;
  }

  /** Takes what stands here until somebody, in any tab, sets it; it is not written before it is taken up. */
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
    this.#draft ??= this.#now.id;
    this.#set({ data, dirty: true });
    if (this.#theirs !== undefined) this.#set({ conflict: { mine: data, theirs: this.#theirs.data } });
  }

  /** Puts a part of another draft here, over whatever stands in the storage. */
  replace(data: PartData, draft: string): void {
    this.#guard((storage) => this.#notice(storage.getItem(this.#key)));
    const seen = seenByBoth(this.#base?.seen ?? {}, this.#theirs?.seen ?? {});
    this.#base = { writer: this.#tabId, ...this.#base, seen, draft, data };
    this.#theirs = undefined;
    this.#isOffered = false;
    this.#draft = draft;
    this.#set({ data, dirty: true, conflict: undefined });
    this.save();
    this.#dropAside();
  }

  /** Writes what has changed; beside a rival's record it sets ours aside and reports the conflict instead. */
  save(): void {
    this.#guard((storage) => {
      const raw = storage.getItem(this.#key);
      if (!this.#state.dirty && this.#state.failure === undefined && raw !== null) return;
      this.#notice(raw);
      this.#keepDamaged(storage);
      if (!this.#state.dirty && !this.#isMissing) this.#set({ failure: undefined });
      else if (this.#theirs === undefined) this.#write(storage);
      else this.#setAside(storage);
    });
  }

  /** Looks at the storage again: after a storage event, or when the tab comes back to the front. */
  refresh(): void {
    this.#guard((storage) => {
      this.#notice(storage.getItem(this.#key));
      this.#takeNextAside(storage);
      this.#keepDamaged(storage);
    });
    if (this.#theirs !== undefined || this.#isMissing) this.save();
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
    this.#guard((storage) => this.#takeNextAside(storage));
  }

  get #key(): string {
    return storageKeyOf(this.#part);
  }

  #set(change: Partial<PartState>): void {
    this.#state = { ...this.#state, ...change };
  }

  #guard(use: (storage: KeyValueStorage) => void): void {
    if (this.#storage === undefined) return;
    try {
      use(this.#storage);
    } catch (error) {
      this.#set({ failure: storageFailureOf(error) });
    }
  }

  #load(storage: KeyValueStorage): void {
    this.#notice(storage.getItem(this.#key));
    this.#leftKeys = keysWith(storage, STORAGE_KEYS.aside(this.#key, ''));
    this.#takeNextAside(storage);
    this.#keepDamaged(storage);
  }

  /** Tabs closed in the middle of a conflict left their versions behind: each becomes ours once the one before is decided. */
  #takeNextAside(storage: KeyValueStorage): void {
    while (this.#theirs === undefined && !this.#state.dirty) {
      const [key, ...rest] = this.#leftKeys;
      if (key === undefined) return;
      this.#leftKeys = rest;
      const raw = storage.getItem(key);
      const found = raw === null ? undefined : readRecord(this.#part, raw);
      // Of a draft that another one has replaced: it waits until that one is back.
      if (found !== undefined && this.#isOfAnother(found.record)) continue;
      this.#asideKeys = [...this.#asideKeys, key];
      if (found !== undefined) this.#takeAside(found.record);
    }
  }

  #takeAside({ data }: StoredRecord): void {
    if (same(data, this.#state.data)) return;
    this.#theirs = this.#base ?? this.#ourRecord();
    this.#draft ??= this.#theirs.draft;
    this.#set({ data, conflict: { mine: data, theirs: this.#theirs.data } });
  }

  #notice(raw: string | null): void {
    this.#isMissing = raw === null && this.#raw !== null;
    if (raw === null || raw === this.#raw) return;
    this.#raw = raw;
    const found = readRecord(this.#part, raw);
    if (found === undefined || found.damaged) this.#damaged = raw;
    if (found === undefined) this.#set({ dirty: this.#state.dirty || this.#base !== undefined });
    else if (this.#isOfAnother(found.record)) this.#leaveFor(found.record);
    else if (this.#seesAllOfOurs(found.record)) this.#adopt(found.record);
    else if (this.#isOurBase(found.record)) this.#base = found.record;
    else this.#disagree(found.record);
  }

  /** Another tab has written again what ours was made from: that is nothing new. */
  #isOurBase({ data }: StoredRecord): boolean {
    return this.#theirs === undefined && this.#base !== undefined && same(data, this.#base.data);
  }

  #isOfAnother({ draft }: StoredRecord): boolean {
    return this.#draft !== undefined && this.#draft !== draft;
  }

  /** Another tab has put another draft in the place of ours: what is not written of ours does not come along. */
  #leaveFor(record: StoredRecord): void {
    const { data, dirty } = this.#state;
    const left = {
      draft: this.#draft ?? '',
      part: this.#part,
      data,
      // Of two versions that nobody has chosen between, neither was made from the other.
      base: this.#theirs === undefined ? (this.#base?.data ?? emptyPart(this.#part)) : data,
    };
    const isWritten = !dirty && this.#theirs === undefined;
    if (isWritten || same(record.data, data) || this.#now.keepLeft(left)) this.#adopt(record);
    else this.#disagree(record);
  }

  #seesAllOfOurs(record: StoredRecord): boolean {
    if (same(record.data, this.#state.data)) return true;
    if (this.#state.dirty || this.#theirs !== undefined) return false;
    return this.#base === undefined || buildsOn(record, this.#base);
  }

  #adopt(record: StoredRecord): void {
    this.#follow(record);
    this.#base = record;
    this.#theirs = undefined;
    this.#set({ data: record.data, dirty: false, conflict: undefined, failure: undefined });
    this.#dropAside();
  }

  #disagree(record: StoredRecord): void {
    this.#follow(record);
    this.#theirs = record;
    this.#set({ dirty: true, conflict: { mine: this.#state.data, theirs: record.data } });
  }

  #follow({ draft }: StoredRecord): void {
    this.#draft = draft;
    this.#now.id = draft;
  }

  #ourRecord(): StoredRecord {
    this.#revision += 1;
    const seen = nextSeen(this.#base?.seen ?? {}, this.#tabId, this.#revision);
    return { writer: this.#tabId, seen, draft: this.#draft ?? this.#now.id, data: this.#state.data };
  }

  #write(storage: KeyValueStorage): void {
    const record = this.#ourRecord();
    const raw = encodeRecord(record);
    storage.setItem(this.#key, raw);
    this.#base = record;
    this.#draft = record.draft;
    this.#raw = raw;
    this.#isMissing = false;
    this.#set({ dirty: false, failure: undefined });
  }

  #setAside(storage: KeyValueStorage): void {
    if (this.#isMissing && this.#raw !== null) storage.setItem(this.#key, this.#raw);
    this.#isMissing = false;
    const key = STORAGE_KEYS.aside(this.#key, this.#tabId);
    storage.setItem(key, encodeRecord(this.#ourRecord()));
    this.#asideKeys = [...new Set([...this.#asideKeys, key])];
    this.#set({ dirty: false, failure: undefined });
  }

  #dropAside(): void {
    if (this.#state.dirty) return;
    const keys = this.#asideKeys;
    this.#asideKeys = [];
    this.#guard((storage) => {
      for (const key of keys) storage.removeItem(key);
    });
  }

  #keepDamaged(storage: KeyValueStorage): void {
    if (this.#damaged === undefined) return;
    this.#set({ recovered: true });
    // Named by what it says, so that the same one is kept once.
    storage.setItem(STORAGE_KEYS.recovered(this.#key, textFingerprint(this.#damaged)), this.#damaged);
    this.#damaged = undefined;
  }
}

const same = (a: PartData, b: PartData): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const keysWith = (storage: KeyValueStorage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
