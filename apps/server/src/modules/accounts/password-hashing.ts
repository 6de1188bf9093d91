import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ApiProblem } from '../../platform/errors/api-problem.ts';

/** argon2id, as OWASP asks for it. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** Each takes a core for some 20 ms and 19 MB; two of libuv's four threads stay free for everything else. */
const AT_ONCE = Math.min(2, availableParallelism());
const WAITING = 100;
const RETRY_SECONDS = 3;

/** Makes and checks what is kept of passwords; a crowd waits in line, and beyond that is told to come back. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that has no password, or is none. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

export function createPasswordHashing(): PasswordHashing {
  const inLine = createLine(AT_ONCE, WAITING);
  const hashOf = (password: string) => inLine(() => hash(password.normalize('NFKC'), COST));
  let nobodys: Promise<string> | undefined;
  return {
    hash: hashOf,
    matches: async (passwordHash, password) => {
      if (typeof passwordHash === 'string') {
        return inLine(() => verify(passwordHash, password.normalize('NFKC')));
      }
      nobodys ??= hash('nobody knows this one', COST);
      const decoy = await nobodys;
      await inLine(() => verify(decoy, password.normalize('NFKC')));
      return false;
    },
  };
}

/** Runs work at most so many at once, in the order it came. */
function createLine(atOnce: number, places: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= places) throw new ApiProblem('too_many_requests', { retryAfter: RETRY_SECONDS });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The next in line takes over this one's place.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
