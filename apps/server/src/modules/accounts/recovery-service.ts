import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { greetedName } from '../../platform/mailer/greeted-name.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { JobKind, JobQueue } from '../../platform/queue/job-queue.ts';
import { type AccountKey, deleteKeys, findKey, storeKey, takeKey } from './account-key-repository.ts';
import { findAccount, findByEmailKey, lockAccount, updateAccount } from './account-repository.ts';
import type { CredentialLimits } from './credential-limits.ts';
import { requireEmail } from './new-account.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { requireGoodPassword } from './password-policy.ts';
import { tellPasswordChanged } from './password-service.ts';
import { newSecret } from './secrets.ts';
import { deleteSessions } from './session-repository.ts';

const KEY_LIFETIME_MS = 30 * 60_000;

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
  /** `key_invalid` for a key that is unknown, used or too old. */
  verify(key: string): Promise<void>;
  /** Uses the key up, ends every session and tells the owner. */
  reset(key: string, password: string): Promise<void>;
}

export interface RecoveryOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mails: MailQueue;
  readonly hashing: PasswordHashing;
  readonly limits: CredentialLimits;
}

export async function createRecoveryService(options: RecoveryOptions): Promise<RecoveryService> {
  const { database, clock, jobs, mails, hashing, limits } = options;

  const sendKey = (requestId: string, emailKey: string) =>
    inTransaction(database, async (tx) => {
      const found = await findByEmailKey(tx, emailKey);
      const account = found && (await lockAccount(tx, found.account.id))?.account;
      if (account === undefined) return;
      const secret = newSecret();
      const expiresAt = new Date(clock().getTime() + KEY_LIFETIME_MS);
      const isFirst = await mails.enqueue(tx, {
        kind: 'recovery',
        to: account.email,
        language: account.language,
        causeId: requestId,
        data: {
          name: greetedName(account.name, account.emailVerified),
          page: `/recovery-password/${secret}`,
        },
        endsAt: expiresAt,
      });
      if (isFirst) await storeKey(tx, { accountId: account.id, purpose: 'recovery', secret, expiresAt });
    });
  await jobs.define(RECOVER, ({ requestId, emailKey }) => sendKey(requestId, emailKey));

  const requireKey = async (secret: string): Promise<AccountKey> => {
    const key = await findKey(database, 'recovery', secret, clock());
    if (key === undefined) throw new ApiProblem('key_invalid');
    return key;
  };

  return {
    request: async (email) => {
      const { key } = requireEmail(email);
      await limits.countMail('recovery', key);
      await jobs.add(database, RECOVER, { requestId: randomUUID(), emailKey: key });
    },

    verify: async (secret) => {
      await requireKey(secret);
    },

    reset: async (secret, password) => {
      const { accountId } = await requireKey(secret);
      await limits.count('reset', accountId);
      const owner = await findAccount(database, accountId);
      if (owner === undefined) throw new ApiProblem('key_invalid');
      // A password that is refused does not use the key up.
      requireGoodPassword(password, owner);
      const passwordHash = await hashing.hash(password);
      await inTransaction(database, async (tx) => {
        const key = await takeKey(tx, 'recovery', secret, clock());
        const account = key && (await lockAccount(tx, key.accountId))?.account;
        if (account === undefined) throw new ApiProblem('key_invalid');
        await updateAccount(tx, account.id, {
          passwordHash,
          // Who made the account was not yet known to own the address: what they linked to it goes.
          ...(!account.emailVerified && { emailVerifiedAt: clock(), googleSubject: null }),
        });
        await deleteSessions(tx, account.id);
        await deleteKeys(tx, account.id);
        await tellPasswordChanged(tx, mails, account);
      });
    },
  };
}
