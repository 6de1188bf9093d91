import type { ErrorCode } from '@trazo/contract/errors';
import { ApiProblem } from '../errors/api-problem.ts';

const RETRY_SECONDS = 5;
/** One address leaves room for others. */
const SHARES = 4;

/** One body's place among those in work. */
export interface BodyPlace {
  /** Throws where there is no room for so many bytes beside what others hold; a body alone has room whatever its size. */
  require(bytes: number): void;
  /** Takes room for so many more bytes, or throws like `require`. */
  take(bytes: number): void;
  /** Gives back all it took. */
  leave(): void;
}

/** The bytes of bodies in work, of everybody together and of each address; `busy` is said while there is no room. */
export function createBodyRoom({ totalBytes, busy }: { totalBytes: number; busy: ErrorCode }) {
  let taken = 0;
  const takenBy = new Map<string, number>();

  const change = (who: string, bytes: number) => {
    taken += bytes;
    const own = (takenBy.get(who) ?? 0) + bytes;
    if (own === 0) takenBy.delete(who);
    else takenBy.set(who, own);
  };

  return {
    enter(who: string): BodyPlace {
      let held = 0;
      const require = (bytes: number) => {
        if (isBeyond(totalBytes, taken - held, held + bytes)) {
          throw new ApiProblem(busy, { retryAfter: RETRY_SECONDS });
        }
        if (isBeyond(totalBytes / SHARES, (takenBy.get(who) ?? 0) - held, held + bytes)) {
          throw new ApiProblem('too_many_requests', { retryAfter: RETRY_SECONDS });
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
