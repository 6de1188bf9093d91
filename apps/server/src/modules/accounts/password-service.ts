import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, SignedIn } from '../../platform/authentication/account.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { greetedName } from '../../platform/mailer/greeted-name.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import { deleteKeysToAccount } from './account-key-repository.ts';
import { lockAccount, updateAccount } from './account-repository.ts';
import type { OwnerCheck } from './owner-check.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { requireGoodPassword } from './password-policy.ts';
import { deleteSessions } from './session-repository.ts';

export interface PasswordService {
  /** Ends every other session, with the keys still on their way to a mailbox, and tells the owner. */
  change(signedIn: SignedIn, change: { last: string; next: string }): Promise<void>;
}

export interface PasswordServiceOptions {
  readonly database: NodePgDatabase;
  readonly hashing: PasswordHashing;
  readonly mails: MailQueue;
  readonly ownerCheck: OwnerCheck;
}

export function createPasswordService({
  database,
  hashing,
  mails,
  ownerCheck,
}: PasswordServiceOptions): PasswordService {
  return {
    change: async (signedIn, { last, next }) => {
      const { account, sessionId } = signedIn;
      const lastHash = await ownerCheck.requirePassword(signedIn, last);
      requireGoodPassword(next, account);
      const passwordHash = await hashing.hash(next);
      await inTransaction(database, async (tx) => {
        const locked = await lockAccount(tx, account.id);
        // Somebody else may have changed it while this was being checked.
        if (locked?.passwordHash !== lastHash) throw new ApiProblem('incorrect_last_password');
        await updateAccount(tx, account.id, { passwordHash });
        await deleteSessions(tx, account.id, sessionId);
        // Whoever knew the old one may have asked for another address, in a mailbox of their own.
        await deleteKeysToAccount(tx, locked.account);
        await tellPasswordChanged(tx, mails, locked.account);
      });
    },
  };
}

export async function tellPasswordChanged(
  tx: Transaction,
  mails: MailQueue,
  account: Account,
): Promise<void> {
  await mails.enqueue(tx, {
    kind: 'passwordChanged',
    to: account.email,
    language: account.language,
    causeId: randomUUID(),
    data: { name: greetedName(account.name, account.emailVerified), page: '/recover-password' },
  });
}
