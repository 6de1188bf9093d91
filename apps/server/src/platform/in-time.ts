import { setTimeout as delay } from 'node:timers/promises';

/** The result of what is under way, or an error once it has taken that long; what is late is not waited for any more. */
export async function inTime<Result>(ms: number, work: () => Promise<Result> | Result): Promise<Result> {
  const done = new AbortController();
  const tooLate = delay(ms, undefined, { ref: false, signal: done.signal }).then(() => {
    throw new Error('no answer in time');
  });
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    done.abort();
  }
}
