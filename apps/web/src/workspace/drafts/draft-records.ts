import type { KeyValueStorage } from '../../shared/storage/key-value-storage.ts';
import { type StorageError, storageErrorOf } from '../../shared/storage/storage-error.ts';
import { isTextKey, partAt } from './draft.ts';
import type { DraftDatabase, RecordChange, Rivals } from './draft-database.ts';
import type { DraftMirror } from './draft-mirror.ts';
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

/** A write that other tabs with the same draft are to take in. */
export interface RecordWrite {
  readonly key: string;
  readonly value: string | null;
}

export interface DraftRecordsPorts {
  /** Undefined where the browser keeps no database. */
  readonly database: DraftDatabase | undefined;
  /** What the database has to be through with first. */
  readonly beforeLoad: Promise<void>;
  /** Only for the draft a tab shows. */
  readonly mirror: DraftMirror | undefined;
  readonly announce: (writes: readonly RecordWrite[]) => void;
  /** What is known of the draft before the database has opened. */
  readonly first?: ReadonlyMap<string, string>;
}

/**
 * The records of one draft: a write-through cache over the database, so that text is read and written without waiting.
 * Writes go to the mirror at once and to the database as compare-and-swap; where another tab was faster, its record stays and
 * the loser learns it as a change, which makes it a conflict.
 */
export interface DraftRecords extends KeyValueStorage {
  readonly id: string;
  /** Resolves once the database has been read, or cannot be. */
  readonly ready: Promise<void>;
  /** Whether a write is under way that is not in the mirror either. */
  isPending(): boolean;
  subscribe(listener: (event: RecordsEvent) => void): () => void;
  /** Tries again what could not be written, and completes the mirror. */
  retry(): void;
  /** Reads the database again: messages of other tabs may have been missed. */
  reload(): Promise<void>;
  /** Resolves when nothing is being written. */
  settled(): Promise<void>;
  /** Takes in what another tab wrote. */
  hear(write: RecordWrite): void;
  /** The draft was taken off this device: nothing more is written. */
  end(by: RemovedBy): void;
  /** This tab shows another draft from now on; what is under way is finished. */
  close(): void;
}

/** Whether what stands here was written by a tab that had seen `other`. */
function isLater(key: string, text: string, other: string): boolean {
  const part = partAt(key);
  const [mine, theirs] = [text, other].map((raw) => part && readRecord(part, raw)?.record);
  if (mine === undefined || theirs === undefined) return theirs === undefined;
  return buildsOn(mine, theirs);
}

export function createDraftRecords(
  id: string,
  { database, beforeLoad, mirror, announce, first = new Map() }: DraftRecordsPorts,
): DraftRecords {
  const cache = new Map(first);
  /** As the database holds it, as far as this tab knows. */
  const stored = new Map<string, string>();
  /** Keys still to be written, with what this tab's text was made from. */
  const pending = new Map<string, string | null>();
  const underWay = new Map<string, string | null>();
  /** As this tab saw the mirror last: another text in it is another tab's. */
  const mirrored = new Map(first);
  /** Keys whose text is only in this tab's memory. */
  const unmirrored = new Set<string>();
  const listeners = new Set<(event: RecordsEvent) => void>();
  let databaseFailure: StorageError | undefined = database === undefined ? 'blocked' : undefined;
  let isLoaded = false;
  let isEnded = false;
  let draining: Promise<void> | undefined;

  const emit = (event: RecordsEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const textsOf = () => new Map([...cache].filter(([key]) => isTextKey(key)));

  const writeMirror = (texts: ReadonlyMap<string, string>, changed: (key: string) => boolean) => {
    for (const key of mirror?.write({ id, texts }, changed) ?? []) {
      mirrored.set(key, texts.get(key) ?? '');
      unmirrored.delete(key);
    }
  };

  /** Throws where neither mirror nor database takes it. */
  const mirrorKey = (key: string, value: string) => {
    // What stands beside the text is found out again where it is not kept.
    if (!isTextKey(key)) return;
    if (mirror === undefined) {
      if (databaseFailure !== undefined) throw failureError(databaseFailure);
      unmirrored.add(key);
      return;
    }
    try {
      writeMirror(textsOf().set(key, value), (each) => each === key || unmirrored.has(each));
    } catch (error) {
      if (databaseFailure !== undefined) throw error;
      unmirrored.add(key);
    }
  };

  const takeIn = (entries: ReadonlyMap<string, string>) => {
    const changed: string[] = [];
    for (const key of new Set([...entries.keys(), ...cache.keys()])) {
      const theirs = entries.get(key);
      if (theirs !== undefined) stored.set(key, theirs);
      else stored.delete(key);
      const mine = cache.get(key);
      if (mine === theirs || pending.has(key) || underWay.has(key)) continue;
      if (theirs === undefined || (mine !== undefined && isLater(key, mine, theirs)))
        pending.set(key, theirs ?? null);
      else {
        cache.set(key, theirs);
        changed.push(key);
      }
    }
    for (const key of changed) emit({ kind: 'changed', key });
  };

  const load = async () => {
    try {
      await beforeLoad;
      const entries = await database?.load(id);
      if (isEnded) return;
      if (entries !== undefined) {
        databaseFailure = undefined;
        takeIn(entries);
      }
    } catch (error) {
      databaseFailure = storageErrorOf(error);
    }
    isLoaded = true;
    drain();
    emit({ kind: 'progress' });
  };

  const failed = (error: unknown) => {
    databaseFailure = storageErrorOf(error);
    for (const [key, expected] of underWay) if (!pending.has(key)) pending.set(key, expected);
    const lost = [...underWay.keys()].filter((key) => unmirrored.has(key));
    underWay.clear();
    for (const key of lost) emit({ kind: 'lost', key, reason: databaseFailure });
  };

  const wrote = (changes: readonly RecordChange[], rivals: Rivals) => {
    databaseFailure = undefined;
    const written = changes.filter(({ key }) => !rivals.has(key));
    for (const { key, value } of written) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      unmirrored.delete(key);
    }
    for (const [key, rival] of rivals) {
      if (rival === null) {
        stored.delete(key);
        cache.delete(key);
      } else {
        stored.set(key, rival);
        cache.set(key, rival);
      }
      pending.delete(key);
    }
    underWay.clear();
    if (written.length > 0) announce(written.map(({ key, value }) => ({ key, value })));
    for (const key of rivals.keys()) emit({ kind: 'changed', key });
  };

  const drainAll = async (opened: DraftDatabase) => {
    while (pending.size > 0 && !isEnded) {
      const changes = [...pending].map(([key, expected]) => ({
        key,
        expected,
        value: cache.get(key) ?? null,
      }));
      for (const { key, value } of changes) underWay.set(key, value);
      pending.clear();
      try {
        wrote(changes, await opened.write(id, changes));
      } catch (error) {
        failed(error);
        return;
      }
    }
  };

  function drain(): void {
    if (!isLoaded || isEnded || database === undefined || draining !== undefined || pending.size === 0)
      return;
    // In a microtask: what is written in one go becomes one transaction.
    draining = Promise.resolve(database)
      .then(drainAll)
      .finally(() => {
        draining = undefined;
        emit({ kind: 'progress' });
      });
  }

  const queue = (key: string) => {
    // What is under way is what the next write is made from.
    if (!pending.has(key))
      pending.set(key, underWay.has(key) ? (underWay.get(key) ?? null) : (stored.get(key) ?? null));
    drain();
  };

  const stopFollowing = database?.onRenewed(() => void load());

  const records: DraftRecords = {
    id,
    ready: load(),
    getItem(key) {
      const text = mirror?.peek(id, key);
      // Another tab has written it; its message, or its write to the database, is still on its way.
      if (text !== undefined && text !== mirrored.get(key)) {
        mirrored.set(key, text);
        if (text !== cache.get(key)) {
          cache.set(key, text);
          queue(key);
        }
      }
      return cache.get(key) ?? null;
    },
    setItem(key, value) {
      if (isEnded || cache.get(key) === value) return;
      mirrorKey(key, value);
      cache.set(key, value);
      queue(key);
    },
    removeItem(key) {
      if (isEnded || !cache.delete(key)) return;
      unmirrored.delete(key);
      mirror?.remove(id, key);
      queue(key);
    },
    key: (index) => [...cache.keys()][index] ?? null,
    get length() {
      return cache.size;
    },
    isPending: () => [...pending.keys(), ...underWay.keys()].some((key) => unmirrored.has(key)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry() {
      if (isEnded) return;
      try {
        const texts = textsOf();
        if (mirror !== undefined && texts.size > 0) writeMirror(texts, (key) => unmirrored.has(key));
      } catch {
        // Said by the write that it refused.
      }
      drain();
    },
    reload: () => (isEnded ? Promise.resolve() : load()),
    async settled() {
      await records.ready;
      while (draining !== undefined) await draining;
    },
    hear({ key, value }) {
      // A write of our own is under way: compare-and-swap finds out who was first.
      if (isEnded || pending.has(key) || underWay.has(key)) return;
      if (value === null) {
        stored.delete(key);
        cache.delete(key);
      } else {
        stored.set(key, value);
        if (cache.get(key) === value) return;
        cache.set(key, value);
        emit({ kind: 'changed', key });
      }
    },
    end(by) {
      isEnded = true;
      stopFollowing?.();
      emit({ kind: 'removed', by });
      listeners.clear();
    },
    close() {
      stopFollowing?.();
      listeners.clear();
    },
  };
  return records;
}

const FAILURE_NAMES: Readonly<Record<StorageError, string>> = {
  full: 'QuotaExceededError',
  blocked: 'SecurityError',
  failed: 'UnknownError',
};

const failureError = (failure: StorageError): DOMException =>
  new DOMException('The draft is not kept', FAILURE_NAMES[failure]);
