import { inTime } from '../in-time.ts';

const TTL_MS = 5_000;
/** What is known goes on being said while the database hangs. */
const LOADING_MS = 2_000;

/** A value that is read again a few seconds later, and not by each request. */
export interface TtlCache<Value> {
  read(): Promise<Value>;
  /** The next reading asks again. */
  forget(): void;
}

/**
 * Cache with a short lifetime (stale-if-error): who asks while a reading is under way waits for the same one, and one that
 * fails leaves what was known before.
 */
export function ttlCache<Value>(load: () => Promise<Value>, atFirst: Value, ttlMs = TTL_MS): TtlCache<Value> {
  let known = atFirst;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Value> | undefined;
  const readAgain = async (): Promise<Value> => {
    const began = performance.now();
    try {
      known = await inTime(LOADING_MS, load);
    } catch {
      // What it says has to wait; what it is about goes on.
    }
    readAt = began;
    return known;
  };
  return {
    read: () => {
      if (performance.now() - readAt < ttlMs) return Promise.resolve(known);
      reading ??= readAgain().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    forget: () => {
      readAt = Number.NEGATIVE_INFINITY;
      reading = undefined;
    },
  };
}
