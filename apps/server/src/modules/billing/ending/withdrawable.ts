import { COMPANY_TIME_ZONE } from '@trazo/contract/billing/company-time-zone';
import type { OrderRow, PaymentRow } from '../billing-repository.ts';

/** What EU law gives to withdraw. */
const WITHDRAWAL_DAYS = 14;

/** An order that can be withdrawn from. */
export interface Withdrawable {
  readonly order: OrderRow;
  /** The last moment it can. */
  readonly until: Date;
  /** What would go back. */
  readonly amount: number;
}

const HELD: ReadonlySet<PaymentRow['status']> = new Set(['paid', 'partially_refunded']);

const heldFor = ({ subscriptionId }: OrderRow, payments: readonly PaymentRow[]): number =>
  payments
    .filter((payment) => payment.subscriptionId === subscriptionId && HELD.has(payment.status))
    .reduce((total, { amount, amountRefunded }) => total + amount - amountRefunded, 0);

/** Days, not hours: that of the contract does not count, and the last one does to its end (regulation 1182/71, art. 3). */
function lastMomentToWithdraw(concludedAt: Date): Date {
  const concluded = Temporal.Instant.fromEpochMilliseconds(concludedAt.getTime());
  const dayAfter = concluded
    .toZonedDateTimeISO(COMPANY_TIME_ZONE)
    .toPlainDate()
    .add({ days: WITHDRAWAL_DAYS + 1 });
  return new Date(dayAfter.toZonedDateTime(COMPANY_TIME_ZONE).epochMilliseconds - 1);
}

/**
 * What can be withdrawn from at a moment: what runs before what has ended, and that the newest first, as long as there is
 * something to give back. Says why, if there is none.
 */
export function withdrawableOf(
  orders: readonly OrderRow[],
  payments: readonly PaymentRow[],
  now: Date,
): Withdrawable | 'no_subscription' | 'withdrawal_period_over' {
  const contracts = orders
    .filter(({ withdrawnAt, refusedAt }) => withdrawnAt === null && refusedAt === null)
    .toSorted((one, other) => Number(other.closedAt === null) - Number(one.closedAt === null))
    .flatMap((order) => {
      const amount = heldFor(order, payments);
      if (order.concludedAt === null || (order.closedAt !== null && amount === 0)) return [];
      return [{ order, amount, until: lastMomentToWithdraw(order.concludedAt) }];
    });
  if (contracts.length === 0) return 'no_subscription';
  return contracts.find(({ until }) => now <= until) ?? 'withdrawal_period_over';
}
