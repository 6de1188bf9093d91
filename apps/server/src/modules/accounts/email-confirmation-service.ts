import { randomUUID } from 'node:crypto';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, SignedIn } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { greetedName } from '../../platform/mailer/greeted-name.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { AccountHoldings } from './account-holdings.ts';
import { deleteKeys, storeKey, takeKey } from './account-key-repository.ts';
import { findByEmailKey, lockAccount, updateAccount } from './account-repository.ts';
import type { CredentialLimits } from './credential-limits.ts';
import { asEmailProblem, requireEmail } from './new-account.ts';
import type { OwnerCheck } from './owner-check.ts';
import { newSecret } from './secrets.ts';

const KEY_LIFETIME_MS = 3 * 24 * 3_600_000;

const pageOf = (secret: string) => `/confirm-email/${secret}` as const;

/** Whether an address is its account's own: asked by mail, of the first address and of every new one. */
export interface EmailConfirmation {
  /** Greets a new account and asks it to confirm its address. */
  welcome(tx: Transaction, account: Account): Promise<void>;
  /** Asks once more; false if there is nothing left to confirm. */
  askAgain(signedIn: SignedIn): Promise<boolean>;
  /** Asks the new address; the account keeps the old one until it answers. */
  requestChange(signedIn: SignedIn, change: { email: string; password: string | undefined }): Promise<void>;
  /** Takes the key and returns the address it confirmed. */
  confirm(key: string): Promise<string>;
}

export interface EmailConfirmationOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly mails: MailQueue;
  readonly limits: CredentialLimits;
  readonly ownerCheck: OwnerCheck;
  readonly holdings: readonly AccountHoldings[];
}

export function createEmailConfirmation({
  database,
  clock,
  mails,
  limits,
  ownerCheck,
  holdings,
}: EmailConfirmationOptions): EmailConfirmation {
  const ask = async (
    tx: Transaction,
    account: Account,
    kind: 'welcome' | 'confirmEmail',
    email = account.email,
  ) => {
    const [secret, causeId] = [newSecret(), randomUUID()];
    const expiresAt = new Date(clock().getTime() + KEY_LIFETIME_MS);
    await storeKey(tx, { accountId: account.id, purpose: 'email', secret, email, expiresAt });
    const isOwn = account.emailVerified && email === account.email;
    const data = { name: greetedName(account.name, isOwn), page: pageOf(secret) };
    const mail = { kind, to: email, language: account.language, causeId, data };
    await mails.enqueue(tx, { ...mail, endsAt: expiresAt });
  };

  return {
    welcome: (tx, account) => ask(tx, account, 'welcome'),

    askAgain: async ({ account: { id } }) => {
      await limits.countMail('confirmation', id);
      return inTransaction(database, async (tx) => {
        const locked = await lockAccount(tx, id);
        if (locked === undefined) throw new ApiProblem('not_signed_in');
        if (!locked.account.emailVerified) await ask(tx, locked.account, 'confirmEmail');
        return !locked.account.emailVerified;
      });
    },

    requestChange: async (signedIn, { email, password }) => {
      const { address, key } = requireEmail(email);
      await ownerCheck.require(signedIn, password);
      await limits.countMail('confirmation', signedIn.account.id);
      await inTransaction(database, async (tx) => {
        const owner = await findByEmailKey(tx, key);
        if (owner !== undefined && owner.account.id !== signedIn.account.id) {
          throw new ApiProblem('email_in_use');
        }
        await ask(tx, signedIn.account, 'confirmEmail', address);
      });
    },

    confirm: (secret) =>
      inTransaction(database, async (tx) => {
        const key = await takeKey(tx, 'email', secret, clock());
        const locked = key && (await lockAccount(tx, key.accountId));
        const address = readEmailAddress(key?.email ?? '');
        if (key === undefined || locked === undefined || address === undefined) {
          throw new ApiProblem('key_invalid');
        }
        const { account } = locked;
        const change = {
          email: address.address,
          emailKey: address.key,
          emailVerifiedAt: clock(),
        };
        await updateAccount(tx, account.id, change).catch((problem) => {
          throw asEmailProblem(problem);
        });
        if (address.address === account.email) return account.email;
        for (const holding of holdings) await holding.described?.(tx, account.id);
        // A key to recover the password may still lie in the old mailbox.
        await deleteKeys(tx, account.id);
        const data = { oldEmail: account.email, newEmail: address.address };
        for (const to of [account.email, address.address]) {
          const isOwn = account.emailVerified || to === address.address;
          await mails.enqueue(tx, {
            kind: 'emailChanged',
            to,
            language: account.language,
            causeId: key.id,
            data: { ...data, name: greetedName(account.name, isOwn) },
          });
        }
        return address.address;
      }),
  };
}
