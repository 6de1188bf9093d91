import type { Readable } from 'node:stream';

/** Objects by name, as S3 keeps them. */
export interface ObjectStore {
  /** Whether it answers, knows who asks, and has the bucket. */
  state(): Promise<ObjectStoreState>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** For what is too large to be held in memory; nothing is there until it is whole. */
  putStream(key: string, bytes: Readable): Promise<void>;
  /** Whole and in time, or not at all. Undefined for what is not there. */
  get(key: string, expected: ExpectedObject): Promise<Uint8Array | undefined>;
  getStream(key: string): Promise<Readable | undefined>;
  /** What is not there already counts as removed. */
  remove(keys: readonly string[]): Promise<void>;
  /** Names below a prefix, with when each was last written. */
  list(prefix: string): AsyncIterable<StoredObject>;
  close(): void;
}

export interface ExpectedObject {
  /** Bytes; what sends more or fewer does not send this object. */
  readonly size: number;
  /** Aborts when nothing waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

export type ObjectStoreState = 'ready' | 'away' | 'refused' | 'no bucket';

export interface StoredObject {
  readonly key: string;
  readonly writtenAt: Date;
  readonly size: number;
}

/** A store that did not answer, or refused: what was asked may be tried again. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}
