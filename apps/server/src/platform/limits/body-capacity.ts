import type { ErrorCode } from '@trazo/contract/errors';
import { ApiError } from '../errors/api-error.ts';

const RETRY_SECONDS = 5;
/** A client address may take a quarter of the capacity. */
const SHARES = 4;

/** One body's share of the capacity. */
export interface BodyShare {
  /** Back-pressure: throws if so many bytes exceed the capacity beside what others hold; a body alone always fits. */
  require(bytes: number): void;
  /** Takes so many more bytes, or throws like `require`. */
  take(bytes: number): void;
  /** Gives back all it took. */
  leave(): void;
}

/** The bytes of bodies in work, of all clients together and of each address; `busy` is the error while the capacity is used up. */
export function createBodyCapacity({ totalBytes, busy }: { totalBytes: number; busy: ErrorCode }) {
  let taken = 0;
  const takenBy = new Map<string, number>();

  const change = (who: string, bytes: number) => {
    taken += bytes;
    const own = (takenBy.get(who) ?? 0) + bytes;
    if (own === 0) takenBy.delete(who);
    else takenBy.set(who, own);
  };

  return {
    enter(who: string): BodyShare {
      let held = 0;
      const require = (bytes: number) => {
        if (isBeyond(totalBytes, taken - held, held + bytes)) {
          throw new ApiError(busy, { retryAfter: RETRY_SECONDS });
        }
        if (isBeyond(totalBytes / SHARES, (takenBy.get(who) ?? 0) - held, held + bytes)) {
          throw new ApiError('too_many_requests', { retryAfter: RETRY_SECONDS });
        }
      };
      return {
        require,
        take: (bytes) => {
          require(bytes);
          held += bytes;
          change(who, bytes);
        },
        leave: () => {
          change(who, -held);
          held = 0;
        },
      };
    },
  };
}

const isBeyond = (limit: number, others: number, own: number): boolean => others > 0 && others + own > limit;
