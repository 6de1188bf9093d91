import { keptSince, type Retention } from '@trazo/company/retention';
import { and, eq, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { releaseCustomer } from '../billing-repository.ts';
import { billingDeclarations, billingEvents, billingOrders, billingPayments } from '../schema.ts';

const EVENTS_KEPT_MS = 90 * 24 * 3_600_000;

/**
 * Retention: deletes payments, orders, declarations and events older than the privacy policy says they are kept. `now` is in
 * milliseconds since 1970. Runs once a day (reconciliation.ts).
 */
export async function deletePastRetention(
  database: NodePgDatabase,
  retention: Retention,
  now: number,
): Promise<void> {
  const events = new Date(now - EVENTS_KEPT_MS);
  const records = keptSince(new Date(now), retention.recordsYears);
  const declarations = keptSince(new Date(now), retention.claimsYears);
  await database.delete(billingEvents).where(lt(billingEvents.receivedAt, events));
  await deletePayments(database, records);
  await database.delete(billingOrders).where(lt(billingOrders.closedAt, records));
  await database.delete(billingDeclarations).where(lt(billingDeclarations.receivedAt, declarations));
}

/** With the last payment of a former customer their link to the payment provider goes, too. */
async function deletePayments(database: NodePgDatabase, before: Date): Promise<void> {
  const { accountId, customerId } = billingPayments;
  const old = lt(billingPayments.madeAt, before);
  const payers = await database.selectDistinct({ accountId, customerId }).from(billingPayments).where(old);
  for (const payer of payers) {
    await inTransaction(database, async (tx) => {
      await tx.delete(billingPayments).where(and(eq(accountId, payer.accountId), old));
      await releaseCustomer(tx, payer.accountId, payer.customerId);
    });
  }
}
