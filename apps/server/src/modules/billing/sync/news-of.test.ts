import { describe, expect, it } from 'vitest';
import type { AccountId } from '../../../platform/authentication/account.ts';
import { BEGUN, ENDS, invoice, subscription } from '../../../testing/test-provider-facts.ts';
import type { OrderRow, PaymentRow } from '../billing-repository.ts';
import { type BillingState, NOTHING_PAID } from '../billing-state.ts';
import type { InvoiceFacts, ProviderFacts, SubscriptionFacts } from '../provider/provider-facts.ts';
import type { OrderId } from '../schema.ts';
import { type After, type Before, newsOf } from './news-of.ts';
import { stateOfFacts } from './state-of-facts.ts';

const DAY = 24 * 3_600_000;
const NOW = new Date(BEGUN + 60_000);
const owner = '7d7f3c3e-2b5f-4f57-9a3e-0c8f4f1f9d11' as AccountId;

const order = (own: Partial<OrderRow> = {}): OrderRow => ({
  id: 'order' as OrderId,
  accountId: owner,
  kind: 'trial',
  firstAmount: 50,
  renewalAmount: 95,
  currency: 'EUR',
  trialDays: 7,
  textVersion: '2026-11-21',
  textLanguage: 'en',
  text: 'Begin at once.',
  orderedAt: new Date(BEGUN),
  attempt: 1,
  subscriptionId: 'sub_1',
  concludedAt: new Date(BEGUN),
  cancelledAt: null,
  resumedAt: null,
  withdrawnAt: null,
  refusedAt: null,
  deletionReceivedAt: null,
  closedAt: null,
  ...own,
});

const refused = {
  status: 'requires_payment_method',
  clientSecret: 'x',
  hasFailed: true,
  method: 'card',
} as const;
const renewal = (intent: InvoiceFacts['intent'] = refused): InvoiceFacts =>
  invoice({ id: 'in_2', status: 'open', paidAt: null, isFirst: false, amount: 95, created: ENDS, intent });

const payment = (own: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 'in_1',
  accountId: owner,
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  amount: 50,
  amountRefunded: 0,
  currency: 'EUR',
  status: 'paid',
  madeAt: new Date(BEGUN),
  method: 'card',
  invoiceUrl: null,
  ...own,
});

const factsOf = (one: SubscriptionFacts, invoices: readonly InvoiceFacts[] = [invoice()]): ProviderFacts => ({
  subscriptions: [one],
  invoices,
  card: null,
  debit: null,
});
const stateOf = (facts: ProviderFacts): BillingState => stateOfFacts(facts, new Set());
const RUNNING = stateOf(factsOf(subscription()));

const before = (own: Partial<Before> = {}): Before => ({
  order: order(),
  state: RUNNING,
  payments: new Map([['in_1', payment()]]),
  ...own,
});

const after = (facts: ProviderFacts, own: Partial<After> = {}): After => ({
  subscription: facts.subscriptions[0],
  concludedAt: new Date(BEGUN),
  isRefused: false,
  state: stateOf(facts),
  payments: [],
  facts,
  cancelled: new Map(),
  now: NOW,
  graceMs: 3 * DAY,
  ...own,
});

const eventsOf = (known: Before, read: After) => newsOf(known, read).map(({ event }) => event);

it('is silent about what was known', () => {
  expect(newsOf(before(), after(factsOf(subscription())))).toEqual([]);
});

it('is silent without an order, but for payments', () => {
  const read = after(factsOf(subscription({ isLive: false })), { subscription: undefined });
  expect(newsOf(before({ order: undefined }), read)).toEqual([]);
});

describe('the news of an order', () => {
  const first = before({ order: order({ concludedAt: null }), state: NOTHING_PAID, payments: new Map() });
  const stopped = factsOf(subscription({ stops: true }));
  const over = factsOf(subscription({ isLive: false }));

  it('are its conclusion and its receipt once it is first paid', () => {
    const payments = [{ payment: payment(), invoice: invoice() }];
    const news = newsOf(first, after(factsOf(subscription()), { payments }));
    expect(news.map(({ event }) => event)).toEqual(['concluded', 'paid']);
    expect(news[1]).toMatchObject({ about: { until: new Date(ENDS) } });
  });

  it('are the receipt of an invoice for no period, with the end of what is paid, never 1970', () => {
    const extra = invoice({ id: 'in_9', isFirst: false, coversUntil: 0 });
    const payments = [{ payment: payment({ id: 'in_9' }), invoice: extra }];
    const covered = newsOf(before(), after(factsOf(subscription(), [invoice(), extra]), { payments }));
    expect(covered).toMatchObject([{ event: 'paid', about: { until: new Date(ENDS) } }]);
    const alone = after(factsOf(subscription(), [extra]), { payments });
    expect(alone.state.paidUntil).toBeNull();
    expect(newsOf(before(), alone)).toMatchObject([{ event: 'paid', about: { until: new Date(BEGUN) } }]);
  });

  it('are its cancellation, by when that was received', () => {
    const cancelledAt = new Date(BEGUN + 1_000);
    expect(newsOf(before({ order: order({ cancelledAt }) }), after(stopped))).toMatchObject([
      { event: 'cancelled', about: { receivedAt: cancelledAt } },
    ]);
  });

  it('are a cancellation made at the provider, by when it was read', () => {
    expect(newsOf(before(), after(stopped))).toMatchObject([
      { event: 'cancelled', about: { receivedAt: NOW } },
    ]);
  });

  it('are sent once', () => {
    expect(newsOf(before({ state: stateOf(stopped) }), after(stopped))).toEqual([]);
  });

  it('are one mail where it was cancelled and is over at once', () => {
    const cancelledAt = new Date(BEGUN + 1_000);
    expect(newsOf(before({ order: order({ cancelledAt }) }), after(over))).toMatchObject([
      { event: 'cancelledAtOnce', about: { receivedAt: cancelledAt, endedAt: new Date(ENDS) } },
    ]);
  });

  it('are its end, unless it was withdrawn from or never begun', () => {
    expect(eventsOf(before(), after(over))).toEqual(['ended']);
    expect(eventsOf(before({ order: order({ withdrawnAt: NOW }) }), after(over))).toEqual([]);
    expect(eventsOf(first, after(over, { concludedAt: null }))).toEqual([]);
  });
});

describe('the news of a payment', () => {
  const fresh = before({ payments: new Map() });
  const paid = [{ payment: payment(), invoice: invoice() }];

  it('are its receipt, not of one that is long past', () => {
    const facts = factsOf(subscription());
    expect(eventsOf(fresh, after(facts, { payments: paid }))).toEqual(['paid']);
    const now = new Date(BEGUN + 91 * DAY);
    expect(eventsOf(fresh, after(facts, { payments: paid, now }))).toEqual([]);
  });

  it('are no second receipt for one that was disputed and won', () => {
    const disputed = before({ payments: new Map([['in_1', payment({ status: 'disputed' })]]) });
    expect(eventsOf(disputed, after(factsOf(subscription()), { payments: paid }))).toEqual([]);
  });

  it('are no receipt for a renewal made after the cancellation was received: it goes back', () => {
    const late = invoice({ id: 'in_2', isFirst: false, created: ENDS });
    const payments = [{ payment: payment({ id: 'in_2' }), invoice: late }];
    const cancelled = new Map([['sub_1', new Date(ENDS - 1)]]);
    expect(eventsOf(before(), after(factsOf(subscription()), { payments, cancelled }))).toEqual([]);
  });

  it('are that a first one failed that was processing', () => {
    const processing = before({ payments: new Map([['in_1', payment({ status: 'processing' })]]) });
    const failed = [{ payment: payment({ status: 'failed' }), invoice: invoice({ status: 'void' }) }];
    expect(eventsOf(processing, after(factsOf(subscription()), { payments: failed }))).toEqual([
      'firstPaymentFailed',
    ]);
    expect(eventsOf(fresh, after(factsOf(subscription()), { payments: failed }))).toEqual([]);
  });
});

describe('the news of a renewal that is not paid', () => {
  const unpaid = factsOf(subscription(), [renewal(), invoice()]);
  const asked = factsOf(subscription(), [
    renewal({ status: 'requires_action', clientSecret: 'x', hasFailed: false, method: 'card' }),
    invoice(),
  ]);
  const now = new Date(ENDS + 60_000);

  it('are sent once', () => {
    expect(newsOf(before(), after(unpaid, { now }))).toMatchObject([
      { event: 'renewalUnpaid', about: { cause: 'in_2', until: new Date(ENDS + 3 * DAY), amount: 95 } },
    ]);
    expect(newsOf(before({ state: stateOf(unpaid) }), after(unpaid, { now }))).toEqual([]);
  });

  it('are sent once more when the bank wants an answer', () => {
    expect(newsOf(before({ state: stateOf(unpaid) }), after(asked, { now }))).toMatchObject([
      { event: 'renewalUnpaid', about: { needsAuthentication: true } },
    ]);
  });

  it('have a cause of their own for an attempt that was processing', () => {
    const payments = [{ payment: payment({ id: 'in_2', status: 'failed' }), invoice: renewal() }];
    const processing = new Map([['in_2', payment({ id: 'in_2', status: 'processing' })]]);
    expect(newsOf(before({ payments: processing }), after(unpaid, { now, payments }))).toMatchObject([
      { event: 'renewalUnpaid', about: { cause: `in_2 ${now.toISOString()}` } },
    ]);
  });

  it('are none once access has ended', () => {
    expect(newsOf(before(), after(unpaid, { now: new Date(ENDS + 4 * DAY) }))).toEqual([]);
  });
});
