import { randomUUID } from 'node:crypto';
import type { Account, SignedIn } from '../../platform/authentication/account.ts';
import type { PasswordHashing } from '../../platform/crypto/password-hashing.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { turnOfOwner } from '../../platform/limits/fair-queue.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import { deleteKeysToAccount } from './account-key-repository.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { lockAccount, updateAccount } from './account-repository.ts';
import type { KnownDevices } from './known-devices.ts';
import type { OwnerCheck } from './owner-check.ts';
import { requireGoodPassword } from './password-policy.ts';
import { deleteSessions } from './session-repository.ts';

export interface PasswordService {
  /** Ends every other session, forgets known devices, with the keys still on their way to a mailbox, and tells the owner. */
  change(signedIn: SignedIn, change: { last: string; next: string }): Promise<void>;
}

export interface PasswordServiceOptions extends Pick<Foundation, 'database' | 'mails'> {
  readonly hashing: PasswordHashing;
  readonly ownerCheck: OwnerCheck;
  readonly devices: KnownDevices;
}

export function createPasswordService({
  database,
  hashing,
  mails,
  ownerCheck,
  devices,
}: PasswordServiceOptions): PasswordService {
  return {
    change: async (signedIn, { last, next }) => {
      const { account, sessionId } = signedIn;
      const lastHash = await ownerCheck.requirePassword(signedIn, last);
      await requireGoodPassword(next, account, turnOfOwner(account.id));
      const passwordHash = await hashing.hash(next, turnOfOwner(account.id));
      await inTransaction(database, async (tx) => {
        const locked = await lockAccount(tx, account.id);
        // It may have changed while this was being checked.
        if (locked?.passwordHash !== lastHash) throw new ApiError('incorrect_last_password');
        await updateAccount(tx, account.id, { passwordHash });
        await deleteSessions(tx, account.id, sessionId);
        // An intruder with the old password may have asked for a change of address to a mailbox of theirs.
        await deleteKeysToAccount(tx, locked.account);
        await devices.forget(tx, account.id);
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
    kind: ACCOUNT_MAILS.passwordChanged,
    account: account.id,
    to: account.email,
    language: account.language,
    causeId: randomUUID(),
    data: { name: account.name, page: '/recover-password' },
  });
}
