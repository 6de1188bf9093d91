import type { InvoiceFacts, SubscriptionFacts } from '../modules/billing/provider/provider-facts.ts';

const DAY = 24 * 3_600_000;
/** When the order was placed, in milliseconds. */
export const BEGUN = Date.parse('2026-12-01T10:00:00.000Z');
/** The end of its trial, in milliseconds. */
export const ENDS = BEGUN + 7 * DAY;

/** An active subscription in its first period. */
export const subscription = (own: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: 'sub_1',
  status: 'active',
  orderId: 'order',
  created: BEGUN,
  isLive: true,
  stops: false,
  periodEnd: ENDS,
  trialEnd: ENDS,
  renewalAmount: 95,
  currency: 'EUR',
  ...own,
});

/** The paid first invoice of that subscription. */
export const invoice = (own: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  id: 'in_1',
  subscriptionId: 'sub_1',
  status: 'paid',
  created: BEGUN,
  paidAt: BEGUN,
  isFirst: true,
  isTried: true,
  amount: 50,
  amountRefunded: 0,
  currency: 'EUR',
  coversUntil: ENDS,
  isRefunded: false,
  isDisputed: false,
  url: null,
  intentId: 'pi_1',
  method: 'card',
  fingerprint: undefined,
  intent: undefined,
  ...own,
});
