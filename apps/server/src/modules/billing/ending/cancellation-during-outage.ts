import type { Account } from '../../../platform/authentication/account.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { BillingMails } from '../billing-mails.ts';
import { changeCustomer, lockCustomer, openOrderOf } from '../billing-repository.ts';

/**
 * While the provider does not answer, what was received of its customer counts here all the same, and is confirmed: by the
 * very mail that would follow its answer, which is sent once. One whose renewal is due ends at once, and how is the
 * provider's to say.
 */
export async function confirmDuringOutage(
  tx: Transaction,
  account: Account,
  now: Date,
  mails: BillingMails,
): Promise<void> {
  const customer = await lockCustomer(tx, account.id);
  const order = await openOrderOf(tx, account.id);
  const running = customer?.state.running;
  if (customer === undefined || !running?.renews || running.due !== null) return;
  if (order?.cancelledAt == null || order.subscriptionId !== running.id) return;
  if (now >= new Date(running.periodEnd)) return;
  const state = { ...customer.state, running: { ...running, renews: false } };
  await changeCustomer(tx, account.id, { state, renewsAt: null });
  await mails.send(tx, account, { event: 'cancelled', about: { running, receivedAt: order.cancelledAt } });
}
