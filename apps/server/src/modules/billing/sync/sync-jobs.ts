import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { type Account, type AccountId, accountIdSchema } from '../../../platform/authentication/account.ts';
import { accountJob } from '../../../platform/authentication/account-job.ts';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.ts';
import type { JobKind, JobQueue } from '../../../platform/queue/job-queue.ts';
import {
  accountOfCustomer,
  findCustomer,
  formerAccountOf,
  nameCustomer,
  releaseCustomer,
} from '../billing-repository.ts';
import { describePayer, forgetPayer } from '../provider/payer.ts';
import { asking, isRefusal, type Stripe } from '../provider/stripe-client.ts';
import type { SyncCustomer } from './customer-sync.ts';
import type { CloseDeletedCustomer } from './deleted-customer.ts';

/** About a day and a half: longer than the provider is ever away. */
const PATIENCE = { retries: 20, retrySeconds: 5, longestRetrySeconds: 3 * 3600, workers: 2 } as const;

export const SYNC_ACCOUNT = accountJob({
  name: 'sync-account-payments',
  ...PATIENCE,
});

/** Whose payments are to be read: a customer's, or those of the customer who paid a charge. */
export type PaymentsOf = { readonly customerId: string } | { readonly chargeId: string };

export const SYNC_CUSTOMER = {
  name: 'sync-customer-payments',
  data: z.union([z.strictObject({ customerId: z.string() }), z.strictObject({ chargeId: z.string() })]),
  subject: (subject) => ('customerId' in subject ? subject.customerId : subject.chargeId),
  ...PATIENCE,
} as const satisfies JobKind<PaymentsOf>;

export const CLOSE_DELETED = {
  name: 'close-deleted-customer',
  data: z.strictObject({ accountId: accountIdSchema, customerId: z.string() }),
  subject: ({ customerId }) => customerId,
  ...PATIENCE,
} as const satisfies JobKind<{ accountId: AccountId; customerId: string }>;

export const DESCRIBE_PAYER = accountJob({
  name: 'describe-payer',
  ...PATIENCE,
});

export interface SyncJobsOptions {
  readonly database: NodePgDatabase;
  readonly stripe: Stripe;
  readonly jobs: Pick<JobQueue, 'define'>;
  readonly sync: SyncCustomer;
  readonly closeDeletedCustomer: CloseDeletedCustomer;
  /** The account, locked: read after a concurrent change has committed. */
  readonly lockAccount: (
    tx: Transaction,
    id: AccountId,
  ) => Promise<{ readonly account: Account } | undefined>;
}

/** Reading an account's payments again, by whichever id it is known. */
export async function registerSyncJobs(options: SyncJobsOptions): Promise<void> {
  const { database, stripe, jobs, sync, closeDeletedCustomer, lockAccount } = options;
  const closeAndForget: CloseDeletedCustomer = async (accountId, customerId) => {
    await closeDeletedCustomer(accountId, customerId);
    await forgetPayer(stripe, customerId);
    await inTransaction(database, (tx) => releaseCustomer(tx, accountId, customerId));
  };
  await jobs.define(SYNC_ACCOUNT, async ({ accountId }) => {
    await sync(accountId);
  });
  await jobs.define(SYNC_CUSTOMER, async (subject) => {
    const customerId = 'customerId' in subject ? subject.customerId : await payerOf(stripe, subject.chargeId);
    if (customerId === undefined) return;
    const accountId =
      (await accountOfCustomer(database, customerId)) ??
      (await namedInMetadata(database, stripe, customerId));
    if (accountId !== undefined) {
      await sync(accountId);
      return;
    }
    const former = await formerAccountOf(database, customerId);
    if (former !== undefined) await closeAndForget(former, customerId);
  });
  await jobs.define(CLOSE_DELETED, ({ accountId, customerId }) => closeAndForget(accountId, customerId));
  await jobs.define(DESCRIBE_PAYER, async ({ accountId }) => {
    const { customerId = null } = (await findCustomer(database, accountId)) ?? {};
    // A change that is not committed yet may have had its own job left out: this one was already waiting.
    const locked = await inTransaction(database, (tx) => lockAccount(tx, accountId));
    if (customerId === null || locked === undefined) return;
    await asking(() => describePayer(stripe, customerId, locked.account));
  });
}

async function payerOf(stripe: Stripe, chargeId: string): Promise<string | undefined> {
  const charge = await unlessRefused(() => stripe.charges.retrieve(chargeId));
  const customer = charge?.customer;
  return typeof customer === 'string' ? customer : customer?.id;
}

/** Undefined for what the provider does not know. */
const unlessRefused = <Found>(work: () => Promise<Found>): Promise<Found | undefined> =>
  asking(async () => {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  });

/** The provider's event came before its first answer reached us: it carries the account's id. */
async function namedInMetadata(
  database: NodePgDatabase,
  stripe: Stripe,
  customerId: string,
): Promise<AccountId | undefined> {
  const customer = await unlessRefused(() => stripe.customers.retrieve(customerId));
  if (customer === undefined || customer.deleted === true) return undefined;
  const account = accountIdSchema.safeParse(customer.metadata.account);
  if (!account.success) return undefined;
  const accountId = account.data;
  const named = await nameCustomer(database, accountId, customerId);
  return named === customerId ? accountId : undefined;
}
