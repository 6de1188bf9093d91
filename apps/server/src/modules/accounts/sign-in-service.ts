import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { findByEmailKey, lockAccount } from './account-repository.ts';
import type { CredentialLimits } from './credential-limits.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { SessionService } from './session-service.ts';
import type { Begun } from './sign-up-service.ts';

export interface SignInService {
  /** `credentials_wrong` for a wrong password and for an unknown address alike, after the same work. */
  signIn(proof: { email: string; password: string; device: string | undefined }): Promise<Begun>;
}

export interface SignInOptions {
  readonly database: NodePgDatabase;
  readonly hashing: PasswordHashing;
  readonly sessions: SessionService;
  readonly limits: CredentialLimits;
}

export function createSignInService({ database, hashing, sessions, limits }: SignInOptions): SignInService {
  return {
    signIn: async ({ email, password, device }) => {
      const address = readEmailAddress(email);
      const who = address?.key ?? email;
      await limits.count('sign-in', who);
      const found = address && (await findByEmailKey(database, address.key));
      const matches = await hashing.matches(found?.passwordHash, password);
      if (!matches || found === undefined) throw new ApiProblem('credentials_wrong');
      await limits.forgive('sign-in', who);
      return inTransaction(database, async (tx) => {
        const now = await lockAccount(tx, found.account.id);
        // The password may have been changed while this one was being checked.
        if (now === undefined || now.passwordHash !== found.passwordHash) {
          throw new ApiProblem('credentials_wrong');
        }
        return { account: now.account, token: await sessions.begin(tx, now.account, device) };
      });
    },
  };
}
