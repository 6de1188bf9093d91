import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairLine, type Turn } from '../limits/fair-queue.ts';
import { memoizeAsync } from '../memoize-async.ts';

/** argon2id, as OWASP asks for it. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** Each takes a core for some 20 ms and 19 MB; two of libuv's four threads stay free for everything else. */
const CONCURRENCY = Math.min(2, availableParallelism());
const WAITING = 100;

/** Hashes and verifies passwords; calls wait in a fair queue, and beyond its length are refused (back-pressure). */
export interface PasswordHashing {
  hash(password: string, turn: Turn): Promise<string>;
  /** Takes as long for an account that has no password, or is none. */
  matches(passwordHash: string | null | undefined, password: string, turn: Turn): Promise<boolean>;
}

export function createPasswordHashing(): PasswordHashing {
  const inLine = createFairLine({ atOnce: CONCURRENCY, most: WAITING });
  const decoyHash = memoizeAsync((password: string) => hash(password, COST));
  return {
    hash: (password, turn) => inLine(turn, () => hash(password.normalize('NFKC'), COST)),
    matches: async (passwordHash, password, turn) => {
      if (typeof passwordHash === 'string') {
        return inLine(turn, () => verify(passwordHash, password.normalize('NFKC')));
      }
      const decoy = await decoyHash('a password of no account');
      await inLine(turn, () => verify(decoy, password.normalize('NFKC')));
      return false;
    },
  };
}
