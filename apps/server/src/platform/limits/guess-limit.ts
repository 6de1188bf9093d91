import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ApiError } from '../errors/api-error.ts';
import { forgetUse, takeBackUse } from './rate-window-store.ts';
import { countWithinLimit, type UseLimit } from './use-limit.ts';

const QUARTER_HOUR = 15 * 60_000;
const HOUR = 4 * QUARTER_HOUR;
/** What all networks together may guess in an hour, in terms of what one may in a quarter of an hour. */
const NETWORKS = 10;

/** An attempt at a password. */
export interface Guess {
  readonly subject: string;
  /** What the password opens. */
  readonly who: string;
  /** Where it comes from. A device that has given the right password before is counted apart, by its own name. */
  readonly from: { readonly network: string } | { readonly device: string };
}

/** Counts attempts before they are looked at, for all servers together (docs/adr/0014-guessed-passwords.md). */
export interface GuessLimits {
  /** `too_many_requests` after `attempts` wrong ones from there in a quarter of an hour, or ten times as many in an hour from all networks. */
  count(guess: Guess): Promise<void>;
  /** The attempt just counted was right: only wrong ones are kept. */
  takeBack(guess: Guess): Promise<void>;
  /** The caller proved to be the owner by other means: guesses from this network, and from all networks, are reset. */
  forgive(guess: Guess): Promise<void>;
}

export function createGuessLimits(database: NodePgDatabase, attempts: number): GuessLimits {
  const limitsOf = ({ subject, who, from }: Guess): UseLimit[] => {
    if ('device' in from) {
      const device = { subject: `${subject} device`, who: `${who}\n${from.device}` };
      return [{ ...device, max: attempts, windowMs: QUARTER_HOUR }];
    }
    const network = { subject: `${subject} network`, who: `${who}\n${from.network}` };
    return [
      { ...network, max: attempts, windowMs: QUARTER_HOUR },
      { subject: `${subject} networks`, who, max: attempts * NETWORKS, windowMs: HOUR },
    ];
  };
  return {
    count: async (guess) => {
      const counted: UseLimit[] = [];
      for (const limit of limitsOf(guess)) {
        counted.push(limit);
        try {
          await countWithinLimit(database, limit);
        } catch (error) {
          // The password is not looked at: refused attempts use nothing up, and one network cannot use up those of all.
          if (error instanceof ApiError) for (const use of counted) await takeBackUse(database, use);
          throw error;
        }
      }
    },
    takeBack: async (guess) => {
      for (const limit of limitsOf(guess)) await takeBackUse(database, limit);
    },
    forgive: async (guess) => {
      for (const limit of limitsOf(guess)) await forgetUse(database, limit);
    },
  };
}
