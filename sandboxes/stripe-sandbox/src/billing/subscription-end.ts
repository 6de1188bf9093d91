import type { Subscription } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { stopCollecting, subscriptionIdOf, voidInvoice } from './invoice-making.ts';

type Details = NonNullable<Subscription['cancellation_details']>;

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

export const hasEnded = ({ status }: Subscription): boolean => ENDED.has(status);

/** Ends it at once. One that was never paid expires, and what it asked for is void; otherwise open invoices stay open. */
export function cancelSubscription(
  world: World,
  subscription: Subscription,
  details: Partial<Details> = { reason: 'cancellation_requested' },
): Subscription {
  const now = world.now();
  const isNeverPaid = subscription.status === 'incomplete';
  for (const invoice of world.store.all('invoice')) {
    if (subscriptionIdOf(invoice) !== subscription.id) continue;
    if (isNeverPaid && invoice.status === 'open') voidInvoice(world, invoice);
    else if (invoice.status === 'open' || invoice.status === 'draft') stopCollecting(world, invoice);
  }
  const ended: Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null,
      ...subscription.cancellation_details,
      ...details,
    },
    ended_at: now,
    status: isNeverPaid ? 'incomplete_expired' : 'canceled',
  };
  world.store.keep(ended);
  if (isNeverPaid) world.emit('customer.subscription.updated', ended, { status: subscription.status });
  else world.emit('customer.subscription.deleted', ended);
  return ended;
}
