import type { OrderRow, PaymentRow } from './billing-repository.ts';

/** What EU law gives to withdraw, from the conclusion of the contract on. */
const WITHDRAWAL_MS = 14 * 24 * 3_600_000;

/** An order that can be withdrawn from. */
export interface Withdrawable {
  readonly order: OrderRow;
  readonly until: Date;
  /** What would go back. */
  readonly amount: number;
}

const HELD: ReadonlySet<PaymentRow['status']> = new Set(['paid', 'partially_refunded']);

const heldFor = ({ subscriptionId }: OrderRow, payments: readonly PaymentRow[]): number =>
  payments
    .filter((payment) => payment.subscriptionId === subscriptionId && HELD.has(payment.status))
    .reduce((total, { amount, amountRefunded }) => total + amount - amountRefunded, 0);

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
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .toSorted((one, other) => Number(other.closedAt === null) - Number(one.closedAt === null))
    .flatMap((order) => {
      const amount = heldFor(order, payments);
      if (order.concludedAt === null || (order.closedAt !== null && amount === 0)) return [];
      return [{ order, amount, until: new Date(order.concludedAt.getTime() + WITHDRAWAL_MS) }];
    });
  if (contracts.length === 0) return 'no_subscription';
  return contracts.find(({ until }) => now < until) ?? 'withdrawal_period_over';
}
