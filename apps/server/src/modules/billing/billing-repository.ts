import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import {
  brokenUniqueness,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/transaction.ts';
import { accountOf, claim, release } from '../../platform/lookups/lookups.ts';
import { type BillingState, billingStateSchema, NOTHING_PAID } from './billing-state.ts';
import { billingCustomers, billingDeclarations, billingOrders, billingPayments } from './schema.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;
export type OrderRow = typeof billingOrders.$inferSelect;
type OrderKey = Pick<OrderRow, 'accountId' | 'id'>;
export type DeclarationRow = typeof billingDeclarations.$inferSelect;
export type PaymentRow = typeof billingPayments.$inferSelect;

/** Its money has come, whatever became of it since. */
export const RECEIVED: ReadonlySet<PaymentRow['status']> = new Set([
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
]);

/** What is kept of an account, prepared once: every answer about an account needs it. */
export function prepareStateOf(database: NodePgDatabase) {
  const find = database
    .select({ state: billingCustomers.state })
    .from(billingCustomers)
    .where(eq(billingCustomers.accountId, sql.placeholder('account')))
    .prepare('billing_state');
  return async (account: AccountId): Promise<BillingState> => {
    const [row] = await find.execute({ account });
    return row === undefined ? NOTHING_PAID : billingStateSchema.parse(row.state);
  };
}

/** Nothing is added for an account that has been deleted. */
export async function addCustomer(on: Queryable, accountId: AccountId): Promise<void> {
  await on.execute(sql`
    insert into billing_customers (account_id, state, reads_begun, read_written, setup_applied)
    select id, ${JSON.stringify(NOTHING_PAID)}::jsonb, 0, 0, true from accounts where id = ${accountId}
    on conflict (account_id) do nothing`);
}

export async function findCustomer(on: Queryable, accountId: AccountId): Promise<CustomerRow | undefined> {
  const [row] = await on.select().from(billingCustomers).where(eq(billingCustomers.accountId, accountId));
  return row;
}

/** The row, locked until the transaction ends. */
export async function lockCustomer(tx: Transaction, accountId: AccountId): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.accountId, accountId))
    .for('update');
  return row;
}

export async function accountOfCustomer(on: Queryable, customerId: string): Promise<AccountId | undefined> {
  const accountId = await accountOf(on, 'customer', customerId);
  const customer = accountId && (await findCustomer(on, accountId));
  return customer?.customerId === customerId ? accountId : undefined;
}

/** The account that is gone, by what is kept of its payments. */
export async function formerAccountOf(on: Queryable, customerId: string): Promise<AccountId | undefined> {
  const accountId = await accountOf(on, 'customer', customerId);
  if (accountId === undefined || (await findCustomer(on, accountId)) !== undefined) return undefined;
  const payments = await paymentsOf(on, accountId);
  return payments.some((payment) => payment.customerId === customerId) ? accountId : undefined;
}

/** Forgets whose customer it was, once the account is gone and no payment of it is kept. */
export async function releaseCustomer(
  tx: Transaction,
  accountId: AccountId,
  customerId: string,
): Promise<void> {
  if ((await findCustomer(tx, accountId)) !== undefined) return;
  if ((await paymentsOf(tx, accountId)).length === 0) await release(tx, 'customer', [customerId]);
}

/** Takes the provider's name for an account down, unless it has one. Returns the one it has. */
export const nameCustomer = (
  database: NodePgDatabase,
  accountId: AccountId,
  customerId: string,
): Promise<string | undefined> =>
  inTransaction(database, async (tx) => {
    const named = await tx
      .update(billingCustomers)
      .set({ customerId })
      .where(and(eq(billingCustomers.accountId, accountId), isNull(billingCustomers.customerId)))
      .returning({ accountId: billingCustomers.accountId });
    if (named.length > 0 && !(await claim(tx, 'customer', customerId, accountId))) {
      throw new Error('the provider gave two accounts the same customer');
    }
    return (await findCustomer(tx, accountId))?.customerId ?? undefined;
  });

/** The number of a read that begins now, and whom it is about; undefined for an account that was never a customer. */
export async function beginRead(
  on: Queryable,
  accountId: AccountId,
): Promise<{ readonly number: number; readonly customerId: string } | undefined> {
  const [row] = await on
    .update(billingCustomers)
    .set({ readsBegun: sql`${billingCustomers.readsBegun} + 1` })
    .where(eq(billingCustomers.accountId, accountId))
    .returning({ number: billingCustomers.readsBegun, customerId: billingCustomers.customerId });
  return row?.customerId == null ? undefined : { number: row.number, customerId: row.customerId };
}

export async function changeCustomer(
  on: Queryable,
  accountId: AccountId,
  change: Partial<Omit<CustomerRow, 'accountId'>>,
): Promise<void> {
  await on.update(billingCustomers).set(change).where(eq(billingCustomers.accountId, accountId));
}

/** Notes that this card change has been applied; one begun since is not, even if it was applied before this one was. */
export async function setApplied(on: Queryable, accountId: AccountId, setupIntent: string): Promise<void> {
  await on
    .update(billingCustomers)
    .set({ setupApplied: sql`${billingCustomers.setupIntent} = ${setupIntent}` })
    .where(eq(billingCustomers.accountId, accountId));
}

export async function openOrderOf(on: Queryable, accountId: AccountId): Promise<OrderRow | undefined> {
  const [row] = await on
    .select()
    .from(billingOrders)
    .where(and(eq(billingOrders.accountId, accountId), isNull(billingOrders.closedAt)));
  return row;
}

/** The newest first. */
export const ordersOf = (on: Queryable, accountId: AccountId): Promise<OrderRow[]> =>
  on
    .select()
    .from(billingOrders)
    .where(eq(billingOrders.accountId, accountId))
    .orderBy(desc(billingOrders.orderedAt));

/** False if the account has an open order already. */
export async function insertOrder(tx: Transaction, row: OrderRow): Promise<boolean> {
  try {
    // Its own savepoint: a broken rule would end the whole transaction.
    await tx.transaction((inner) => inner.insert(billingOrders).values(row));
    return true;
  } catch (error) {
    if (brokenUniqueness(error) === 'billing_orders_one_open') return false;
    throw error;
  }
}

/** Changes an order that is still open; undefined if it is not. */
export async function changeOrder(
  on: Queryable,
  { accountId, id }: OrderKey,
  change: Partial<Omit<OrderRow, keyof OrderKey>>,
): Promise<OrderRow | undefined> {
  const [row] = await on
    .update(billingOrders)
    .set(change)
    .where(
      and(eq(billingOrders.accountId, accountId), eq(billingOrders.id, id), isNull(billingOrders.closedAt)),
    )
    .returning();
  return row;
}

/** Also one that has ended. */
export async function withdrawOrder(
  tx: Transaction,
  { accountId, id }: OrderKey,
  withdrawnAt: Date,
): Promise<void> {
  await tx
    .update(billingOrders)
    .set({ withdrawnAt })
    .where(and(eq(billingOrders.accountId, accountId), eq(billingOrders.id, id)));
}

/** Subscriptions whose money goes back: withdrawn from, or refused. */
export const withdrawnFrom = (orders: readonly OrderRow[]): Set<string> =>
  new Set(
    orders
      .filter(({ withdrawnAt, refusedAt }) => withdrawnAt !== null || refusedAt !== null)
      .flatMap(({ subscriptionId }) => subscriptionId ?? []),
  );

/** When subscriptions were cancelled. */
export const cancelledOf = (orders: readonly OrderRow[]): Map<string, Date> =>
  new Map(
    orders.flatMap(({ subscriptionId, cancelledAt }) =>
      subscriptionId === null || cancelledAt === null ? [] : [[subscriptionId, cancelledAt] as const],
    ),
  );

/** The newest first. */
export const paymentsOf = (on: Queryable, accountId: AccountId): Promise<PaymentRow[]> =>
  on
    .select()
    .from(billingPayments)
    .where(eq(billingPayments.accountId, accountId))
    .orderBy(desc(billingPayments.madeAt), desc(billingPayments.id));

/** The newest first. */
export const declarationsOf = (on: Queryable, accountId: AccountId): Promise<DeclarationRow[]> =>
  on
    .select()
    .from(billingDeclarations)
    .where(eq(billingDeclarations.accountId, accountId))
    .orderBy(desc(billingDeclarations.receivedAt));

export async function storePayment(tx: Transaction, row: PaymentRow): Promise<void> {
  const { id: _id, accountId: _account, ...change } = row;
  await tx
    .insert(billingPayments)
    .values(row)
    .onConflictDoUpdate({ target: [billingPayments.accountId, billingPayments.id], set: change });
}

/** When the account was asked to be deleted: with it ends what was ordered by then. */
export async function setDeletionReceived(
  on: Queryable,
  accountId: AccountId,
  receivedAt: Date,
): Promise<void> {
  await on
    .update(billingOrders)
    .set({ deletionReceivedAt: receivedAt })
    .where(eq(billingOrders.accountId, accountId));
}

/** Orders placed while the account was being deleted came too late as a whole. */
export async function setOrdersLate(on: Queryable, accountId: AccountId): Promise<void> {
  await on
    .update(billingOrders)
    .set({ deletionReceivedAt: sql`${billingOrders.orderedAt}` })
    .where(and(eq(billingOrders.accountId, accountId), isNull(billingOrders.deletionReceivedAt)));
}
