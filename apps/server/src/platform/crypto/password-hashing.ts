import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../errors/api-error.ts';
import { memoizeAsync } from '../memoize-async.ts';

/** argon2id, as OWASP asks for it. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** Each takes a core for some 20 ms and 19 MB; two of libuv's four threads stay free for everything else. */
const AT_ONCE = Math.min(2, availableParallelism());
const WAITING = 100;
const RETRY_SECONDS = 3;

/** Hashes and verifies passwords; calls wait in a queue, and beyond its length are refused (back-pressure). */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that has no password, or is none. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

export function createPasswordHashing(): PasswordHashing {
  const inLine = createLine(AT_ONCE, WAITING);
  const hashOf = (password: string) => inLine(() => hash(password.normalize('NFKC'), COST));
  const decoyHash = memoizeAsync((password: string) => hash(password, COST));
  return {
    hash: hashOf,
    matches: async (passwordHash, password) => {
      if (typeof passwordHash === 'string') {
        return inLine(() => verify(passwordHash, password.normalize('NFKC')));
      }
      const decoy = await decoyHash('a password of no account');
      await inLine(() => verify(decoy, password.normalize('NFKC')));
      return false;
    },
  };
}

/** Runs work at most so many at once, in the order it came. */
function createLine(atOnce: number, maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting)
        throw new ApiError('too_many_requests', { retryAfter: RETRY_SECONDS });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The next in line takes over this one's turn.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
