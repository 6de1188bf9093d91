import type { Offer, OrderProduct } from '@trazo/contract/billing/payments';
import type { Terms } from '../billing-settings.ts';
import type { BillingState } from '../billing-state.ts';
import { methodsFor } from './methods.ts';

const DAY_MS = 24 * 3_600_000;

/** What an order of `product` placed now would cost an account: the trial once, else and later a month at once. */
export function offerFor(
  { hadTrial }: BillingState,
  terms: Terms,
  now: Date,
  product: OrderProduct = 'trial',
): Offer {
  const { trialPrice, subscriptionPrice, trialDays, currency } = terms;
  const renewal = { renewal_amount: subscriptionPrice, currency };
  if (hadTrial || product === 'pro') {
    const renewal_date = aMonthAfter(now).toISOString();
    const payment_methods = [...methodsFor(terms, false)];
    return { first_amount: subscriptionPrice, trial_days: 0, renewal_date, payment_methods, ...renewal };
  }
  const renewal_date = new Date(now.getTime() + trialDays * DAY_MS).toISOString();
  const payment_methods = [...methodsFor(terms, true)];
  return { first_amount: trialPrice, trial_days: trialDays, renewal_date, payment_methods, ...renewal };
}

/** The same day of the next month, or its last one: 31 January → 28 February. */
function aMonthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
