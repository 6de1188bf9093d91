import type { Mutation } from './mutation.ts';

const BILLING = 'apps/server/src/modules/billing';
const SANDBOX = 'sandboxes/stripe-sandbox/src';

/** Charged too often, too much, too late, or without what was promised for it. */
export const PAYMENT: readonly Mutation[] = [
  {
    // A slow reading of the provider writes over a newer one.
    file: `${BILLING}/sync/store-facts.ts`,
    from: 'if (number < customer.readWritten) {',
    to: 'if (number < 0) {',
    tests: [`${BILLING}/provider/provider-faults.test.ts`],
  },
  {
    // A renewal that failed ends the contract without the days of grace.
    file: `${BILLING}/sync/provider-duties.ts`,
    from: '>= last.coversUntil + graceMs',
    to: '>= last.coversUntil',
    tests: [`${BILLING}/sync/provider-duties.test.ts`],
  },
  {
    // What was charged after a cancellation is kept.
    file: `${BILLING}/sync/provider-duties.ts`,
    from: 'if (isBeyondCancelled(invoice, cancelled)) return true;',
    to: 'if (isBeyondCancelled(invoice, cancelled)) return false;',
    tests: [`${BILLING}/sync/provider-duties.test.ts`],
  },
  {
    // What has ended can still be paid.
    file: `${BILLING}/sync/provider-duties.ts`,
    from: 'id === subscriptionId && !isLive',
    to: 'id === subscriptionId && isLive',
    tests: [`${BILLING}/sync/provider-duties.test.ts`],
  },
  {
    // An order whose subscription has ended stays open: nothing can be ordered again.
    file: `${BILLING}/sync/store-facts.ts`,
    from: '...(!isLive && { closedAt: now })',
    to: '',
    tests: [`${BILLING}/subscription.test.ts`],
  },
  {
    // Who agreed to another monthly price is charged today's.
    file: `${BILLING}/orders/orders.ts`,
    from: 'first_amount !== offer.first_amount || renewal_amount !== offer.renewal_amount',
    to: 'first_amount !== offer.first_amount',
    tests: [`${BILLING}/orders/payments.test.ts`],
  },
  {
    // After a failure the provider repeats its refusal for ever.
    file: `${BILLING}/orders/orders.ts`,
    from: 'attempt: order.attempt + 1',
    to: 'attempt: order.attempt',
    tests: [`${BILLING}/provider/provider-faults.test.ts`],
  },
  {
    // An order that the provider has taken is refused, and ordered once more.
    file: `${BILLING}/orders/orders.ts`,
    from: 'if (made !== undefined) return made;',
    to: '',
    tests: [`${BILLING}/provider/provider-faults.test.ts`],
  },
  {
    // An order of the 31st of January is renewed in March.
    file: `${BILLING}/orders/offers.ts`,
    from: 'if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);',
    to: '',
    tests: [`${BILLING}/orders/offers.test.ts`],
  },
  {
    // The fourteenth day to withdraw is missing.
    file: `${BILLING}/ending/withdrawable.ts`,
    from: 'WITHDRAWAL_DAYS + 1',
    to: 'WITHDRAWAL_DAYS',
    tests: [`${BILLING}/ending/withdrawable.test.ts`],
  },
  {
    // A withdrawal promises more than is left of the payment.
    file: `${BILLING}/ending/withdrawable.ts`,
    from: 'total + amount - amountRefunded',
    to: 'total + amount',
    tests: [`${BILLING}/ending/withdrawable.test.ts`],
  },
  {
    // A cancellation without signing in counts from when it is looked at.
    file: `${BILLING}/ending/public-cancellation.ts`,
    from: 'cancelOrder(tx, account.id, row.receivedAt)',
    to: 'cancelOrder(tx, account.id, clock())',
    tests: [`${BILLING}/ending/cancellation.test.ts`],
  },
  {
    // A debit that took days takes them off the month it pays for.
    file: `${BILLING}/provider/provider-facts.ts`,
    from: 'seconds > LATE_SECONDS ? seconds : 0',
    to: '0',
    tests: [`${BILLING}/orders/debits.test.ts`],
  },
  {
    // A subscription that ends at a day set on the provider's pages is shown with another one.
    file: `${BILLING}/provider/provider-facts.ts`,
    from: 'milliseconds(cancelAt ?? periodEnd)',
    to: 'milliseconds(periodEnd)',
    tests: [`${BILLING}/subscription.test.ts`],
  },
  {
    // Who withdraws with the same card again and again uses Pro for nothing.
    file: `${BILLING}/sync/store-facts.ts`,
    from: 'isWithdrawn === null ? followed :',
    to: 'isWithdrawn !== null ? followed :',
    tests: [`${BILLING}/ending/withdrawal.test.ts`],
  },
  {
    // Money that came within the second of a deletion is kept.
    file: `${BILLING}/sync/deleted-customer.ts`,
    from: 'Math.floor(asked.getTime() / SECOND) * SECOND',
    to: 'asked.getTime()',
    tests: [`${BILLING}/sync/deleted-customer.test.ts`],
  },
  {
    // The reminder of a payment comes the day before.
    file: `${BILLING}/reminders.ts`,
    from: 'AHEAD_MS = 4 * DAY_MS',
    to: 'AHEAD_MS = DAY_MS',
    tests: [`${BILLING}/subscription.test.ts`],
  },
  {
    // A card is called expired in the last month it is good.
    file: `${BILLING}/billing-view.ts`,
    from: 'Date.UTC(expYear, expMonth, 1)',
    to: 'Date.UTC(expYear, expMonth - 1, 1)',
    tests: [`${BILLING}/subscription.test.ts`],
  },
  {
    // An event that was overheard is taken again the next day.
    file: `${BILLING}/webhooks/webhook-service.ts`,
    from: 'TOLERANCE_SECONDS = 300',
    to: 'TOLERANCE_SECONDS = 300_000',
    tests: [`${BILLING}/webhooks/webhooks.test.ts`],
  },
  {
    // The sandbox signs with another secret: what is tried with it would not hold at the provider.
    file: `${SANDBOX}/webhooks/signature.ts`,
    from: "createHmac('sha256', secret)",
    to: "createHmac('sha256', '')",
    tests: [`${SANDBOX}/webhooks.test.ts`],
  },
];
