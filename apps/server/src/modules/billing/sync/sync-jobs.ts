import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { Account, AccountId } from '../../../platform/authentication/account.ts';
import type { Queryable } from '../../../platform/database/transaction.ts';
import type { JobKind, JobQueue } from '../../../platform/queue/job-queue.ts';
import { accountOfCustomer, findCustomer, formerAccountOf, nameCustomer } from '../billing-repository.ts';
import { describePayer, forgetPayer } from '../provider/payer.ts';
import { asking, isRefusal, type Stripe } from '../provider/stripe-client.ts';
import type { SyncCustomer } from './customer-sync.ts';
import type { SettleFormer } from './former-customer.ts';

/** About a day and a half: longer than the provider is ever away. */
const PATIENCE = { retries: 20, retrySeconds: 5, longestRetrySeconds: 3 * 3600 } as const;

export const SYNC_ACCOUNT = {
  name: 'sync-account-payments',
  data: z.strictObject({ accountId: z.uuid() }),
  subject: ({ accountId }) => accountId,
  ...PATIENCE,
} as const satisfies JobKind<{ accountId: string }>;

export const SYNC_CUSTOMER = {
  name: 'sync-customer-payments',
  data: z.strictObject({ customerId: z.string().optional(), chargeId: z.string().optional() }),
  subject: ({ customerId, chargeId }) => customerId ?? chargeId ?? '',
  ...PATIENCE,
} as const satisfies JobKind<{ customerId?: string | undefined; chargeId?: string | undefined }>;

export const SETTLE_FORMER = {
  name: 'settle-former-customer',
  data: z.strictObject({ accountId: z.uuid(), customerId: z.string() }),
  subject: ({ customerId }) => customerId,
  ...PATIENCE,
} as const satisfies JobKind<{ accountId: string; customerId: string }>;

export const DESCRIBE_PAYER = {
  name: 'describe-payer',
  data: z.strictObject({ accountId: z.uuid() }),
  subject: ({ accountId }) => accountId,
  ...PATIENCE,
} as const satisfies JobKind<{ accountId: string }>;

export interface SyncJobsOptions {
  readonly database: NodePgDatabase;
  readonly stripe: Stripe;
  readonly jobs: Pick<JobQueue, 'define'>;
  readonly sync: SyncCustomer;
  readonly settleFormer: SettleFormer;
  readonly findAccount: (on: Queryable, id: AccountId) => Promise<Account | undefined>;
}

/** Reading an account's payments anew, by whichever name it is known. */
export async function registerSyncJobs(options: SyncJobsOptions): Promise<void> {
  const { database, stripe, jobs, sync, settleFormer, findAccount } = options;
  const settleAndForget: SettleFormer = async (accountId, customerId) => {
    await settleFormer(accountId, customerId);
    await forgetPayer(stripe, customerId);
  };
  await jobs.define(SYNC_ACCOUNT, async ({ accountId }) => {
    await sync(accountId as AccountId);
  });
  await jobs.define(SYNC_CUSTOMER, async ({ customerId: told, chargeId = '' }) => {
    const customerId = told ?? (await payerOf(stripe, chargeId));
    if (customerId === undefined) return;
    const accountId =
      (await accountOfCustomer(database, customerId)) ??
      (await namedInMetadata(database, stripe, customerId));
    if (accountId !== undefined) {
      await sync(accountId);
      return;
    }
    const former = await formerAccountOf(database, customerId);
    if (former !== undefined) await settleAndForget(former, customerId);
  });
  await jobs.define(SETTLE_FORMER, ({ accountId, customerId }) =>
    settleAndForget(accountId as AccountId, customerId),
  );
  await jobs.define(DESCRIBE_PAYER, async (data) => {
    const accountId = data.accountId as AccountId;
    const { customerId = null } = (await findCustomer(database, accountId)) ?? {};
    const account = await findAccount(database, accountId);
    if (customerId === null || account === undefined) return;
    await asking(() => describePayer(stripe, customerId, account));
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
    } catch (problem) {
      if (isRefusal(problem)) return undefined;
      throw problem;
    }
  });

/** The provider told of a customer before its first answer reached us: it carries the account's id. */
async function namedInMetadata(
  database: NodePgDatabase,
  stripe: Stripe,
  customerId: string,
): Promise<AccountId | undefined> {
  const customer = await unlessRefused(() => stripe.customers.retrieve(customerId));
  if (customer === undefined || customer.deleted === true) return undefined;
  const account = z.uuid().safeParse(customer.metadata.account);
  if (!account.success) return undefined;
  const accountId = account.data as AccountId;
  const named = await nameCustomer(database, accountId, customerId);
  return named === customerId ? accountId : undefined;
}
