import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { PasswordHashing } from '../../platform/crypto/password-hashing.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { turnOfCaller, turnOfOwner } from '../../platform/limits/fair-queue.ts';
import type { Guess, GuessLimits } from '../../platform/limits/guess-limit.ts';
import { findByEmailKey, lockAccount, NO_ACCOUNT } from './account-repository.ts';
import type { Caller } from './device-cookie.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SessionService } from './session-service.ts';
import type { Begun } from './sign-up-service.ts';

export interface SignInProof {
  readonly email: string;
  readonly password: string;
  readonly device: string | undefined;
  readonly caller: Caller;
  /** Called for a wrong password, with whose it would have been. */
  readonly onRefused: (account: AccountId | undefined) => void;
}

export interface SignInService {
  /** `credentials_wrong` for a wrong password and for an unknown address alike, after the same work. */
  signIn(proof: SignInProof): Promise<Begun>;
}

export interface SignInOptions {
  readonly database: NodePgDatabase;
  readonly hashing: PasswordHashing;
  readonly sessions: SessionService;
  readonly guesses: GuessLimits;
  readonly devices: KnownDevices;
}

export function createSignInService(options: SignInOptions): SignInService {
  const { database, hashing, sessions, guesses, devices } = options;
  return {
    signIn: async ({ email, password, device, caller, onRefused }) => {
      const address = readEmailAddress(email);
      const found = address && (await findByEmailKey(database, address.key));
      const known = await devices.nameOf(found?.account.id ?? NO_ACCOUNT, caller.deviceSecret);
      const guess = signInGuess(address?.key ?? email, caller, known);
      await guesses.count(guess);
      // A device that is known has its own turn, whatever all networks try.
      const isKnown = known !== undefined && found !== undefined;
      const turn = isKnown ? turnOfOwner(found.account.id) : turnOfCaller('usual');
      const matches = await hashing.matches(found?.passwordHash, password, turn);
      if (!matches || found === undefined) {
        onRefused(found?.account.id);
        throw new ApiError('credentials_wrong');
      }
      await guesses.takeBack(guess);
      return inTransaction(database, async (tx) => {
        const now = await lockAccount(tx, found.account.id);
        // The password may have been changed while this one was being checked.
        if (now === undefined || now.passwordHash !== found.passwordHash) {
          throw new ApiError('credentials_wrong');
        }
        return { account: now.account, token: await sessions.begin(tx, now.account, device) };
      });
    },
  };
}

/** What a wrong password is counted as: by address and network, or by the device that has signed in before. */
export const signInGuess = (emailKey: string, { network }: Caller, known?: string): Guess => ({
  subject: 'sign-in',
  who: emailKey,
  from: known === undefined ? { network } : { device: known },
});
