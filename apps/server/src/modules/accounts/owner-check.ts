import type { SignedIn } from '../../platform/authentication/account.ts';
import type { PasswordHashing } from '../../platform/crypto/password-hashing.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { turnOfOwner } from '../../platform/limits/fair-queue.ts';
import { findPasswordHash } from './account-repository.ts';
import type { CredentialLimits } from './credential-limits.ts';

const FRESH_MS = 10 * 60_000;

/** Re-authentication: whether the caller is the owner, and not a person who found the computer signed in. */
export interface OwnerCheck {
  /** Satisfied by the right password, however lately its owner signed in; where the account has none, by a sign-in of the last ten minutes. */
  require(signedIn: SignedIn, password: string | undefined): Promise<void>;
  /** Satisfied by the right password alone; returns what was kept of it. */
  requirePassword(signedIn: SignedIn, password: string): Promise<string>;
}

export interface OwnerCheckOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly hashing: PasswordHashing;
  readonly limits: CredentialLimits;
}

export function createOwnerCheck({ database, clock, hashing, limits }: OwnerCheckOptions): OwnerCheck {
  const requirePassword = async ({ account }: SignedIn, password: string): Promise<string> => {
    await limits.count('password', account.id);
    const passwordHash = await findPasswordHash(database, account.id);
    if (
      !(await hashing.matches(passwordHash, password, turnOfOwner(account.id))) ||
      typeof passwordHash !== 'string'
    ) {
      throw new ApiError('incorrect_last_password');
    }
    await limits.forgive('password', account.id);
    return passwordHash;
  };
  return {
    requirePassword,
    require: async (signedIn, password) => {
      if (password !== undefined || signedIn.account.hasPassword) {
        await requirePassword(signedIn, password ?? '');
      } else if (clock().getTime() - signedIn.signedInAt.getTime() > FRESH_MS) {
        throw new ApiError('sign_in_again');
      }
    },
  };
}
