import { randomUUID } from 'node:crypto';
import type { Consent } from '@trazo/contract/billing/consent';
import type { Offer, OrderProduct } from '@trazo/contract/billing/payments';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import type { Account, AccountId } from '../../../platform/authentication/account.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import {
  addCustomer,
  changeOrder,
  findCustomer,
  insertOrder,
  lockCustomer,
  nameCustomer,
  type OrderRow,
  openOrderOf,
  ordersOf,
} from '../billing-repository.ts';
import type { Terms } from '../billing-settings.ts';
import { describePayer } from '../provider/payer.ts';
import type { Prices } from '../provider/prices.ts';
import { asking, freshKey, isProviderFault, isRefusal, type Stripe } from '../provider/stripe-client.ts';
import { lastWithdrawalOf, markOfAddress } from '../remembered-withdrawals.ts';
import { orderIdOf } from '../schema.ts';
import { isOrdered } from '../sync/provider-duties.ts';
import { consentText } from './consent-text.ts';
import { methodsFor } from './methods.ts';
import { offerFor } from './offers.ts';
import { orderAgainFrom } from './order-again.ts';

export interface OrdersOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly stripe: Stripe;
  readonly terms: Terms;
  readonly prices: Prices;
}

/** What a customer asks for, and agreed to; nothing of it where a payment that was begun is gone on with. */
export interface Wish {
  readonly consent: Consent | undefined;
  readonly product: OrderProduct | undefined;
}

/** Orders and the subscriptions they become: one open order an account, one subscription an order. */
export interface Orders {
  /** The open order, or a new one if the consent allows it. */
  openOrNew(account: Account, wish: Wish): Promise<OrderRow>;
  /** Makes the order's subscription at the provider, unless it has one. */
  subscribe(account: Account, order: OrderRow): Promise<void>;
  /** Gives an order up that was not paid: its subscription ends, and with the next reading the order. */
  giveUp(order: OrderRow): Promise<void>;
}

export function createOrders(options: OrdersOptions): Orders {
  const { stripe } = options;
  return {
    openOrNew: (account, wish) => openOrNew(options, account, wish),
    subscribe: (account, order) => subscribe(options, account, order),
    giveUp: async ({ subscriptionId }) => {
      if (subscriptionId !== null) await end(stripe, subscriptionId);
    },
  };
}

async function openOrNew(
  { database, clock, terms }: OrdersOptions,
  account: Account,
  { consent, product }: Wish,
): Promise<OrderRow> {
  await addCustomer(database, account.id);
  return inTransaction(database, async (tx) => {
    const customer = await lockCustomer(tx, account.id);
    if (customer === undefined) throw new ApiError('not_signed_in');
    const open = await openOrderOf(tx, account.id);
    if (open !== undefined) return open;
    const now = clock();
    const earlier = await lastWithdrawalOf(tx, [markOfAddress(account.email)], now);
    if (orderAgainFrom(await ordersOf(tx, account.id), earlier, now) !== null) {
      throw new ApiError('order_after_withdrawal');
    }
    const offer = offerFor(customer.state, terms, now, product);
    const order = orderOf(account.id, agreed(consent, offer), offer, now);
    if (!(await insertOrder(tx, order))) throw new Error('a locked account got an order from elsewhere');
    return order;
  });
}

async function subscribe(options: OrdersOptions, account: Account, order: OrderRow): Promise<void> {
  if (order.subscriptionId !== null) return;
  const { database, stripe } = options;
  const subscriptionId = await createOrFind(options, account, order);
  const taken = await changeOrder(database, order, { subscriptionId });
  // Closed in between, as by a deletion of the account: it is not wanted any more.
  if (taken === undefined) await end(stripe, subscriptionId);
}

const createOrFind = (options: OrdersOptions, account: Account, order: OrderRow): Promise<string> =>
  asking(async () => {
    try {
      return await createSubscription(options, account, order);
    } catch (error) {
      if (!isProviderFault(error) && !isRefusal(error)) throw error;
      const made = await madeFor(options, order);
      if (made !== undefined) return made;
      // Idempotency key: the provider repeats its answer to the same one, so the next attempt needs another.
      await changeOrder(options.database, order, { attempt: order.attempt + 1 });
      throw error;
    }
  });

async function createSubscription(
  options: OrdersOptions,
  account: Account,
  order: OrderRow,
): Promise<string> {
  const customer = await customerOf(options, account, order);
  const { trial, month } = await options.prices();
  const isTrial = order.kind === 'trial';
  const { id } = await options.stripe.subscriptions.create(
    {
      customer,
      items: [{ price: month }],
      ...(isTrial && {
        trial_period_days: order.trialDays,
        add_invoice_items: [{ price: trial }],
        // A trial that ends without a card is cancelled, and no money is asked for.
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
      }),
      payment_behavior: 'default_incomplete',
      payment_settings: {
        save_default_payment_method: 'on_subscription',
        payment_method_types: [...methodsFor(options.terms, isTrial)],
      },
      metadata: { account: account.id, order: order.id },
    },
    { idempotencyKey: `subscription-${order.id}-${order.attempt}` },
  );
  return id;
}

/** The account's name at the provider, with its address as it is now. */
async function customerOf(
  { database, stripe }: OrdersOptions,
  account: Account,
  order: OrderRow,
): Promise<string> {
  const { id } = account;
  const known = (await findCustomer(database, id))?.customerId ?? undefined;
  const customer = known ?? (await nameCustomer(database, id, (await newCustomer(stripe, order)).id));
  if (customer === undefined) throw new ApiError('not_signed_in');
  await describePayer(stripe, customer, account);
  return customer;
}

/** With nothing that could change before the same is asked again: the key stands for these very parameters. */
const newCustomer = (stripe: Stripe, order: OrderRow): Promise<Stripe.Customer> =>
  stripe.customers.create(
    { metadata: { account: order.accountId } },
    { idempotencyKey: `customer-${order.id}-${order.attempt}` },
  );

/** One the provider has made for the order, although it did not say so. */
async function madeFor({ database, stripe }: OrdersOptions, order: OrderRow): Promise<string | undefined> {
  const customer = (await findCustomer(database, order.accountId))?.customerId ?? undefined;
  if (customer === undefined) return undefined;
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  return data.find(({ id, metadata }) => isOrdered({ id, orderId: metadata.order }, order))?.id;
}

/** Ends a subscription at once; one that has ended already is no matter. */
export async function end(stripe: Stripe, subscriptionId: string): Promise<void> {
  await asking(async () => {
    try {
      await stripe.subscriptions.cancel(subscriptionId, {}, freshKey());
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  });
}

/** The consent, if it is to the texts of today and to this offer. */
function agreed(consent: Consent | undefined, offer: Offer): Consent {
  if (consent === undefined || !consent.immediate_start) throw new ApiError('consent_required');
  if (consent.text_version !== LEGAL_VERSION) throw new ApiError('consent_outdated');
  const { first_amount, renewal_amount } = consent;
  if (first_amount !== offer.first_amount || renewal_amount !== offer.renewal_amount) {
    throw new ApiError('price_changed');
  }
  return consent;
}

const orderOf = (accountId: AccountId, consent: Consent, offer: Offer, now: Date): OrderRow => ({
  id: orderIdOf(randomUUID()),
  accountId,
  kind: offer.trial_days > 0 ? 'trial' : 'month',
  firstAmount: offer.first_amount,
  renewalAmount: offer.renewal_amount,
  currency: offer.currency,
  trialDays: offer.trial_days,
  textVersion: consent.text_version,
  textLanguage: consent.language,
  text: consentText(consent.language),
  orderedAt: now,
  attempt: 1,
  subscriptionId: null,
  concludedAt: null,
  cancelledAt: null,
  resumedAt: null,
  withdrawnAt: null,
  refusedAt: null,
  deletionReceivedAt: null,
  closedAt: null,
});
