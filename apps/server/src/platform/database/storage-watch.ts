import { isDatabaseFull } from './busy.ts';

const REMEMBERED_MS = 60_000;

/** Whether the database had disk space to write, as the statements of this process have found it of late. */
export interface StorageWatch {
  /** Tells it of a failure, whatever it was. */
  note(error: unknown): void;
  isFull(): boolean;
}

/** `now`: milliseconds of a clock that only goes forward. */
export function createStorageWatch(now: () => number = () => performance.now()): StorageWatch {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    note: (error) => {
      if (isDatabaseFull(error)) fullAt = now();
    },
    isFull: () => now() - fullAt < REMEMBERED_MS,
  };
}
