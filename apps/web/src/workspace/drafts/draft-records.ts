import type { KeyValueStorage } from '../../shared/storage/key-value-storage.ts';
import { loadRecords } from './record-loader.ts';
import { isOnlyInMemory, mirrorRecord, readMirrored, retryMirror } from './record-mirror.ts';
import { drain, queue } from './record-writer.ts';
import {
  createRecordsContext,
  type DraftRecordsPorts,
  emit,
  type RecordsContext,
  type RecordsEvent,
  type RecordWrite,
  type RemovedBy,
} from './records-context.ts';

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
  /** Applies what another tab wrote. */
  hear(write: RecordWrite): void;
  /** The draft was taken off this device: nothing more is written. */
  end(by: RemovedBy): void;
  /** This tab shows another draft from now on; what is under way is finished. */
  close(): void;
}

export function createDraftRecords(id: string, ports: DraftRecordsPorts): DraftRecords {
  const context = createRecordsContext(id, ports);
  const { cache, listeners, mirror } = context;
  const stopFollowing = ports.database?.onRenewed(() => void loadRecords(context));
  const ready = loadRecords(context);
  return {
    id,
    ready,
    getItem(key) {
      const text = readMirrored(context, key);
      // Another tab has written it; its message, or its write to the database, is still on its way.
      if (text !== undefined && text !== cache.get(key)) {
        cache.set(key, text);
        queue(context, key);
      }
      return cache.get(key) ?? null;
    },
    setItem(key, value) {
      if (context.isEnded || cache.get(key) === value) return;
      mirrorRecord(context, key, value);
      cache.set(key, value);
      queue(context, key);
    },
    removeItem(key) {
      if (context.isEnded || !cache.delete(key)) return;
      context.unmirrored.delete(key);
      mirror?.remove(id, key);
      queue(context, key);
    },
    key: (index) => [...cache.keys()][index] ?? null,
    get length() {
      return cache.size;
    },
    isPending: () => isOnlyInMemory(context),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry() {
      if (context.isEnded) return;
      retryMirror(context);
      drain(context);
    },
    reload: () => (context.isEnded ? Promise.resolve() : loadRecords(context)),
    async settled() {
      await ready;
      while (context.draining !== undefined) await context.draining;
    },
    hear: (write) => hear(context, write),
    end(by) {
      context.isEnded = true;
      stopFollowing?.();
      emit(context, { kind: 'removed', by });
      listeners.clear();
    },
    close() {
      stopFollowing?.();
      listeners.clear();
    },
  };
}

function hear(context: RecordsContext, { key, value }: RecordWrite): void {
  const { cache, stored, pending, underWay } = context;
  // A write of our own is under way: compare-and-swap finds out who was first.
  if (context.isEnded || pending.has(key) || underWay.has(key)) return;
  if (value === null) {
    stored.delete(key);
    cache.delete(key);
    return;
  }
  stored.set(key, value);
  if (cache.get(key) === value) return;
  cache.set(key, value);
  emit(context, { kind: 'changed', key });
}
