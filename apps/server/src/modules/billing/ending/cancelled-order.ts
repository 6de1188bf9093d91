import type { AccountId } from '../../../platform/authentication/account.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { changeOrder, lockCustomer, openOrderOf, paymentsOf } from '../billing-repository.ts';

/**
 * Writes down that the open order was cancelled, as long as nothing speaks against it: that it was made, or resumed, after
 * the cancellation was received. What that asks for at the provider is the house rules' matter. Returns whether it was about
 * a contract, or one that begins when the bank says yes: anybody can begin an order.
 */
export async function cancelOrder(tx: Transaction, accountId: AccountId, receivedAt: Date): Promise<boolean> {
  await lockCustomer(tx, accountId);
  const order = await openOrderOf(tx, accountId);
  if (order === undefined || order.orderedAt > receivedAt) return false;
  if (order.resumedAt !== null && order.resumedAt > receivedAt) return false;
  await changeOrder(tx, order, { cancelledAt: order.cancelledAt ?? receivedAt });
  if (order.concludedAt !== null) return true;
  return (await paymentsOf(tx, accountId)).some(
    ({ subscriptionId, status }) => subscriptionId === order.subscriptionId && status === 'processing',
  );
}

/** Takes back whatever was received until now. */
export async function resumeOrder(tx: Transaction, accountId: AccountId, now: Date): Promise<void> {
  await lockCustomer(tx, accountId);
  const order = await openOrderOf(tx, accountId);
  if (order !== undefined) await changeOrder(tx, order, { cancelledAt: null, resumedAt: now });
}
