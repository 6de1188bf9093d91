import { keptSince, type Retention } from '@trazo/company/retention';
import { and, eq, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { type AccountId, accountIdSchema } from '../../../platform/authentication/account.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import type { JobKind } from '../../../platform/queue/job-queue.ts';
import { releaseCustomer } from '../billing-repository.ts';
import { forgetWithdrawals } from '../remembered-withdrawals.ts';
import { billingDeclarations, billingEvents, billingOrders, billingPayments } from '../schema.ts';

const EVENTS_KEPT_MS = 90 * 24 * 3_600_000;

interface Payer {
  readonly accountId: AccountId;
  readonly customerId: string;
}

/** One payer each: those of a day, six years later, take longer than a job may. */
const DELETE_PAYMENTS = {
  name: 'delete-payments',
  data: z.strictObject({ accountId: accountIdSchema, customerId: z.string() }),
  subject: ({ customerId }) => customerId,
  retries: 5,
  retrySeconds: 60,
  longestRetrySeconds: 3600,
} as const satisfies JobKind<Payer>;

export interface RetentionOptions extends Pick<Foundation, 'database' | 'jobs' | 'clock'> {
  readonly retention: Retention;
}

/**
 * Retention: deletes payments, orders, declarations and events older than the privacy policy says they are kept. The result
 * runs once a day (reconciliation.ts).
 */
export async function defineRetention({
  database,
  jobs,
  clock,
  retention,
}: RetentionOptions): Promise<() => Promise<void>> {
  const recordsSince = () => keptSince(clock(), retention.recordsYears);
  await jobs.define(DELETE_PAYMENTS, (payer) => deletePayments(database, payer, recordsSince()));
  return async () => {
    const events = new Date(clock().getTime() - EVENTS_KEPT_MS);
    await database.delete(billingEvents).where(lt(billingEvents.receivedAt, events));
    await jobs.addAll(database, DELETE_PAYMENTS, await payersBefore(database, recordsSince()));
    await database.delete(billingOrders).where(lt(billingOrders.closedAt, recordsSince()));
    const declarations = keptSince(clock(), retention.claimsYears);
    await forgetWithdrawals(database, clock());
    await database.delete(billingDeclarations).where(lt(billingDeclarations.receivedAt, declarations));
  };
}

const payersBefore = (database: NodePgDatabase, before: Date): Promise<Payer[]> =>
  database
    .selectDistinct({ accountId: billingPayments.accountId, customerId: billingPayments.customerId })
    .from(billingPayments)
    .where(lt(billingPayments.madeAt, before));

/** With the last payment of a former customer their link to the payment provider goes, too. */
const deletePayments = (
  database: NodePgDatabase,
  { accountId, customerId }: Payer,
  before: Date,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const { accountId: owner, madeAt } = billingPayments;
    await tx.delete(billingPayments).where(and(eq(owner, accountId), lt(madeAt, before)));
    await releaseCustomer(tx, accountId, customerId);
  });
