import { randomUUID } from 'node:crypto';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { z } from 'zod';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { PasswordHashing } from '../../platform/crypto/password-hashing.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { turnOfOwner } from '../../platform/limits/fair-queue.ts';
import type { GuessLimits } from '../../platform/limits/guess-limit.ts';
import type { JobKind } from '../../platform/queue/job-queue.ts';
import { type AccountKey, deleteKeys, findKey, storeKey, takeKey } from './account-key-repository.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import {
  changeGoogleSubject,
  findAccount,
  findByEmailKey,
  lockAccount,
  updateAccount,
} from './account-repository.ts';
import type { CredentialLimits } from './credential-limits.ts';
import type { Caller } from './device-cookie.ts';
import type { KnownDevices } from './known-devices.ts';
import { requireEmail } from './new-account.ts';
import { requireGoodPassword } from './password-policy.ts';
import { tellPasswordChanged } from './password-service.ts';
import { deleteSessions } from './session-repository.ts';
import { signInGuess } from './sign-in-service.ts';

const KEY_LIFETIME_MS = 10 * 60_000;

const RECOVER = {
  name: 'recover-account',
  data: z.strictObject({ requestId: z.uuid(), emailKey: z.string() }),
  retries: 5,
  retrySeconds: 2,
  longestRetrySeconds: 60,
} as const satisfies JobKind<{ requestId: string; emailKey: string }>;

export interface RecoveryService {
  /** Does the same for every address: whether it is an account's is found out later, by a worker. */
  request(email: string): Promise<void>;
  /**
   * `key_invalid` for a key that is unknown, used or too old. Who holds it reads the owner's mail: the wrong passwords that
   * are counted against the caller are forgiven.
   */
  verify(key: string, caller: Caller): Promise<void>;
  /** Uses the key up, ends every session, forgets known devices and wrong passwords, and tells the owner. Returns whose it was. */
  reset(
    key: string,
    password: string,
    caller: Caller,
  ): Promise<{ readonly owner: AccountId; readonly unlinkedGoogle: boolean }>;
}

export interface RecoveryOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs' | 'mails'> {
  readonly hashing: PasswordHashing;
  readonly limits: CredentialLimits;
  readonly guesses: GuessLimits;
  readonly devices: KnownDevices;
}

export async function createRecoveryService(options: RecoveryOptions): Promise<RecoveryService> {
  const { database, clock, jobs, mails, hashing, limits, guesses, devices } = options;

  const sendKey = (requestId: string, emailKey: string) =>
    inTransaction(database, async (tx) => {
      const found = await findByEmailKey(tx, emailKey);
      const account = found && (await lockAccount(tx, found.account.id))?.account;
      if (account === undefined) return;
      const secret = newSecret();
      const expiresAt = new Date(clock().getTime() + KEY_LIFETIME_MS);
      const isFirst = await mails.enqueue(tx, {
        kind: ACCOUNT_MAILS.recovery,
        account: account.id,
        to: account.email,
        language: account.language,
        causeId: requestId,
        data: { name: account.name, page: `/recovery-password/${secret}` },
        endsAt: expiresAt,
      });
      if (isFirst) await storeKey(tx, { accountId: account.id, purpose: 'recovery', secret, expiresAt });
    });
  await jobs.define(RECOVER, ({ requestId, emailKey }) => sendKey(requestId, emailKey));

  const requireKey = async (secret: string): Promise<AccountKey> => {
    const key = await findKey(database, 'recovery', secret, clock());
    if (key === undefined) throw new ApiError('key_invalid');
    return key;
  };

  const forgive = async (account: Account | undefined, caller: Caller): Promise<void> => {
    const address = account && readEmailAddress(account.email);
    if (account === undefined || address === undefined) return;
    const known = await devices.nameOf(account.id, caller.deviceSecret);
    if (known !== undefined) await guesses.forgive(signInGuess(address.key, caller, known));
    await guesses.forgive(signInGuess(address.key, caller));
  };

  return {
    request: async (email) => {
      const { key } = requireEmail(email);
      await limits.countMail('recovery', key);
      await jobs.add(database, RECOVER, { requestId: randomUUID(), emailKey: key });
    },

    verify: async (secret, caller) => {
      const { accountId } = await requireKey(secret);
      await forgive(await findAccount(database, accountId), caller);
    },

    reset: async (secret, password, caller) => {
      const { accountId } = await requireKey(secret);
      await limits.count('reset', accountId);
      const owner = await findAccount(database, accountId);
      if (owner === undefined) throw new ApiError('key_invalid');
      // A password that is refused does not use the key up.
      await requireGoodPassword(password, owner, turnOfOwner(accountId));
      const passwordHash = await hashing.hash(password, turnOfOwner(accountId));
      const unlinkedGoogle = await inTransaction(database, async (tx) => {
        const key = await takeKey(tx, 'recovery', secret, clock());
        const account = key && (await lockAccount(tx, key.accountId))?.account;
        if (account === undefined) throw new ApiError('key_invalid');
        await updateAccount(tx, account.id, { passwordHash });
        // Who made the account was not yet known to own the address: what they linked to it goes.
        if (!account.emailVerified) {
          await updateAccount(tx, account.id, { emailVerifiedAt: clock() });
          await changeGoogleSubject(tx, account, null);
        }
        await deleteSessions(tx, account.id);
        await deleteKeys(tx, account.id);
        await devices.forget(tx, account.id);
        await tellPasswordChanged(tx, mails, account);
        return !account.emailVerified && account.googleSubject !== null;
      });
      await forgive(owner, caller);
      return { owner: accountId, unlinkedGoogle };
    },
  };
}
