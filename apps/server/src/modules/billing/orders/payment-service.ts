import type { startPayment as startPaymentRoute } from '@trazo/contract/api/billing';
import type { ResponseBody } from '@trazo/contract/api/route';
import type { PaymentOutcome } from '@trazo/contract/billing/payments';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../../platform/authentication/account.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { changeCustomer, findCustomer, type OrderRow, ordersOf } from '../billing-repository.ts';
import type { BillingSettings } from '../billing-settings.ts';
import type { InvoiceFacts } from '../provider/provider-facts.ts';
import { asking, freshKey, type Stripe } from '../provider/stripe-client.ts';
import type { SyncCustomer, Synced } from '../sync/customer-sync.ts';
import { methodsFor } from './methods.ts';
import { offerFor } from './offers.ts';
import type { Orders, Wish } from './orders.ts';

/** An order that ended while it was being paid is replaced once; more often would be a fault. */
const MAX_ITERATIONS = 3;
/** A trial runs from the moment its subscription is made: one that waited this long for its payment is replaced. */
const FRESH_MS = 3_600_000;

export type Started = ResponseBody<typeof startPaymentRoute>;

/** Paying, and changing the card that pays. */
export interface PaymentService {
  start(account: Account, wish: Wish): Promise<Started>;
  /** How what was started ended, as the provider says. */
  paymentOutcome(accountId: AccountId): Promise<PaymentOutcome>;
  startCardChange(account: Account): Promise<{ client_secret: string }>;
  cardOutcome(accountId: AccountId): Promise<PaymentOutcome>;
}

export interface PaymentServiceOptions extends BillingSettings {
  readonly database: NodePgDatabase;
  readonly stripe: Stripe;
  readonly orders: Orders;
  readonly sync: SyncCustomer;
}

export function createPaymentService(options: PaymentServiceOptions): PaymentService {
  const { sync } = options;
  return {
    start: (account, wish) => startPayment(options, account, wish),
    paymentOutcome: async (accountId) => {
      const synced = await sync(accountId);
      if (synced?.openOrder === undefined && (await isLastRefused(options, accountId))) return 'refused';
      return outcomeOf(synced);
    },
    startCardChange: ({ id }) => startCardChange(options, id),
    cardOutcome: (accountId) => cardOutcome(options, accountId),
  };
}

async function startPayment(options: PaymentServiceOptions, account: Account, wish: Wish): Promise<Started> {
  const { orders, sync } = options;
  for (let round = 1; round <= MAX_ITERATIONS; round += 1) {
    const order = await orders.openOrNew(account, wish);
    await orders.subscribe(account, order);
    const synced = await sync(account.id);
    if (synced === undefined) throw new ApiError('not_signed_in');
    if (isOutdated(options, synced, wish) && synced.openOrder !== undefined) {
      const order = synced.openOrder;
      await orders.giveUp(order);
      // Paid in this very moment, from another tab: then it gives access, and nothing more is asked for.
      const after = await sync(account.id);
      if (after?.state.paidUntil != null) return answer(options, 'succeeded', order, undefined);
      continue;
    }
    const found = standing(options, synced);
    if (found !== undefined) return found;
  }
  throw new ApiError('payment_provider_unavailable', { retryAfter: 5 });
}

const answer = (
  { provider }: BillingSettings,
  status: Started['status'],
  order: OrderRow,
  invoice: InvoiceFacts | undefined,
): Started => ({
  provider: provider.name,
  publishable_key: provider.publishableKey,
  status,
  client_secret: status.endsWith('_needed') ? (invoice?.intent?.clientSecret ?? null) : null,
  amount: invoice?.amount ?? order.firstAmount,
  currency: invoice?.currency ?? order.currency,
});

/** Undefined if the order's subscription is over, and with it the order. */
function standing(settings: BillingSettings, { openOrder: order, facts }: Synced): Started | undefined {
  if (order === undefined) return undefined;
  const open = openInvoice(facts.invoices, order);
  if (open === undefined) {
    return order.concludedAt === null ? undefined : answer(settings, 'succeeded', order, undefined);
  }
  switch (open.intent?.status) {
    case undefined:
      throw new ApiError('payment_provider_unavailable', { retryAfter: 5 });
    case 'processing':
    case 'succeeded':
      return answer(settings, 'processing', order, open);
    case 'requires_action':
      return answer(settings, open.isFirst ? 'payment_needed' : 'action_needed', order, open);
    default:
      return answer(settings, 'payment_needed', order, open);
  }
}

/** Begun so long ago, at such a price or for another product than is wanted now, that it is replaced by a new one. */
function isOutdated(
  { clock, terms }: BillingSettings,
  { openOrder: order, facts, state }: Synced,
  wish: Wish,
): boolean {
  if (order === undefined || order.concludedAt !== null) return false;
  const now = clock();
  const { product = order.kind === 'month' ? 'pro' : 'trial' } = wish;
  const offer = offerFor(state, terms, now, product);
  const open = openInvoice(facts.invoices, order);
  if (open?.intent?.status === 'processing' || open?.intent?.status === 'succeeded') return false;
  const isOtherPrice =
    order.firstAmount !== offer.first_amount ||
    order.renewalAmount !== offer.renewal_amount ||
    order.trialDays !== offer.trial_days;
  return isOtherPrice || now.getTime() - (open?.created ?? order.orderedAt.getTime()) > FRESH_MS;
}

function outcomeOf(synced: Synced | undefined): PaymentOutcome {
  const order = synced?.openOrder;
  if (synced === undefined || order === undefined) return 'not_fulfilled';
  const open = openInvoice(synced.facts.invoices, order);
  if (open === undefined) return order.concludedAt === null ? 'not_fulfilled' : 'succeeded';
  if (open.intent?.status === 'processing' || open.intent?.status === 'succeeded') return 'processing';
  const isDeclined = open.intent?.status === 'requires_payment_method' && open.intent.hasFailed;
  return isDeclined ? 'unsuccessful' : 'not_fulfilled';
}

async function isLastRefused({ database }: PaymentServiceOptions, accountId: AccountId): Promise<boolean> {
  const [last] = await ordersOf(database, accountId);
  return last?.refusedAt != null;
}

async function startCardChange(
  { database, stripe, sync, terms }: PaymentServiceOptions,
  id: AccountId,
): Promise<{ client_secret: string }> {
  const customer = await findCustomer(database, id);
  const subscription = customer?.state.running;
  const customerId = customer?.customerId;
  if (customer === undefined || !subscription || !customerId) throw new ApiError('no_subscription');
  const { setupIntent, setupApplied } = customer;
  return asking(async () => {
    if (setupIntent !== null && !setupApplied) {
      const begun = await stripe.setupIntents.retrieve(setupIntent);
      if (begun.client_secret !== null && begun.status.startsWith('requires_')) {
        return { client_secret: begun.client_secret };
      }
      await sync(id);
    }
    const { id: intentId, client_secret } = await stripe.setupIntents.create(
      {
        customer: customerId,
        usage: 'off_session',
        allowed_payment_method_types: [...methodsFor(terms, false)],
      },
      freshKey(),
    );
    if (client_secret === null) throw new ApiError('payment_provider_unavailable', { retryAfter: 5 });
    await changeCustomer(database, id, { setupIntent: intentId, setupApplied: false });
    return { client_secret };
  });
}

async function cardOutcome(
  { database, stripe, sync }: PaymentServiceOptions,
  accountId: AccountId,
): Promise<PaymentOutcome> {
  const setupIntent = (await findCustomer(database, accountId))?.setupIntent ?? null;
  const synced = await sync(accountId);
  if (synced === undefined || setupIntent === null) return 'not_fulfilled';
  const { status, last_setup_error } = await asking(() => stripe.setupIntents.retrieve(setupIntent));
  if (status === 'processing') return 'processing';
  // The card is in use; whether it also paid what was due is what its owner wants to know.
  if (status === 'succeeded') return synced.state.running?.due ? outcomeOf(synced) : 'succeeded';
  return status === 'requires_payment_method' && last_setup_error !== null ? 'unsuccessful' : 'not_fulfilled';
}

const openInvoice = (invoices: readonly InvoiceFacts[], order: OrderRow): InvoiceFacts | undefined =>
  invoices.find(({ subscriptionId, status }) => subscriptionId === order.subscriptionId && status === 'open');
