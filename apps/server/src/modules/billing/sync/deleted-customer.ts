import { keptSince } from '@trazo/company/retention';
import type { AccountId } from '../../../platform/authentication/account.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import {
  cancelledOf,
  type OrderRow,
  ordersOf,
  type PaymentRow,
  paymentsOf,
  RECEIVED,
  storePayment,
  withdrawnFrom,
} from '../billing-repository.ts';
import { readProvider } from '../provider/read-provider.ts';
import { asking, type Stripe } from '../provider/stripe-client.ts';
import { paymentRows } from './payment-rows.ts';
import { perform } from './perform-duty.ts';
import { dutiesOf } from './provider-duties.ts';

const SECOND = 1_000;
/** Ending, voiding, giving back: more rounds are never needed. */
const MAX_ITERATIONS = 4;
/** No payment is in processing for as long; what is older is not looked at again, however long it is kept. */
const LATE_MS = 60 * 24 * 3_600_000;

/**
 * Settles the payments of an account that is gone, or about to go: nothing of it stays live, nothing can be paid any more,
 * and money that came after the account was last read goes back. As often as one likes.
 */
export type CloseDeletedCustomer = (accountId: AccountId, customerId: string) => Promise<void>;

export interface CloseDeletedCustomerOptions extends Pick<Foundation, 'database' | 'clock' | 'log'> {
  readonly stripe: Stripe;
  readonly graceMs: number;
  /** Calendar years that records of payments are kept. */
  readonly recordsYears: number;
}

export const createCloseDeletedCustomer =
  ({
    database,
    stripe,
    clock,
    log,
    graceMs,
    recordsYears,
  }: CloseDeletedCustomerOptions): CloseDeletedCustomer =>
  async (accountId, customerId) => {
    const orders = await ordersOf(database, accountId);
    // A customer of another installation at the same provider.
    if (orders.length === 0) return;
    const listed = new Map((await paymentsOf(database, accountId)).map((row) => [row.id, row]));
    const received = [...listed.values()].filter((row) => RECEIVED.has(row.status) && isInTime(row, orders));
    for (let round = 1; round <= MAX_ITERATIONS; round += 1) {
      const facts = await asking(() => readProvider(stripe, customerId));
      const now = clock();
      const old = facts.invoices.filter(({ created }) => created < now.getTime() - LATE_MS);
      const kept = new Set([...received, ...old].map(({ id }) => id));
      const [withdrawn, cancelled] = [withdrawnFrom(orders), cancelledOf(orders)];
      const known = { open: undefined, withdrawn, cancelled, kept, now, graceMs };
      const duties = dutiesOf(facts, known);
      if (duties.length === 0) {
        // Only now: what is written down as paid is kept.
        await inTransaction(database, async (tx) => {
          const subject = { accountId, customerId, listed, keptSince: keptSince(now, recordsYears) };
          for (const row of paymentRows(facts, subject)) await storePayment(tx, row);
        });
        return;
      }
      for (const duty of duties) await perform(stripe, duty);
    }
    log.error({ customerId }, 'the payment provider does not settle what a deleted account leaves');
  };

/**
 * Whether a payment was taken before its account was asked to be deleted: by our terms it is not given back then. One that
 * was taken later pays for nothing, also where it was written down before the account was gone. The provider counts seconds:
 * within the same one it came later.
 */
function isInTime({ subscriptionId, madeAt }: PaymentRow, orders: readonly OrderRow[]): boolean {
  const order = orders.find((one) => one.subscriptionId === subscriptionId);
  const asked = order?.deletionReceivedAt ?? latest(orders);
  return asked === undefined || madeAt.getTime() < Math.floor(asked.getTime() / SECOND) * SECOND;
}

const latest = (orders: readonly OrderRow[]): Date | undefined =>
  orders
    .flatMap(({ deletionReceivedAt }) => deletionReceivedAt ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())[0];
