import type { Billing, Payment } from '@trazo/contract/billing/payments';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account } from '../../platform/authentication/account.ts';
import type { Entitlement } from '../entitlement/entitlement.ts';
import {
  type OrderRow,
  ordersOf,
  type PaymentRow,
  paymentsOf,
  prepareStateOf,
} from './billing-repository.ts';
import type { BillingSettings } from './billing-settings.ts';
import type { BillingState } from './billing-state.ts';
import { withdrawableOf } from './ending/withdrawable.ts';
import { entitlementAt, runningAt } from './entitlement.ts';
import { methodsFor } from './orders/methods.ts';
import { offerFor } from './orders/offers.ts';
import { orderAgainFrom } from './orders/order-again.ts';
import { lastWithdrawalOf, markOfAddress } from './remembered-withdrawals.ts';

/** An account's payments as its owner sees them, from what is stored: the provider is not asked. */
export type BillingView = (account: Pick<Account, 'id' | 'email'>) => Promise<Billing>;

export function createBillingView(
  database: NodePgDatabase,
  { provider, terms, clock }: BillingSettings,
): BillingView {
  const stateOf = prepareStateOf(database);
  return async ({ id: accountId, email }) => {
    const now = clock();
    const [state, orders, payments, earlier] = await Promise.all([
      stateOf(accountId),
      ordersOf(database, accountId),
      paymentsOf(database, accountId),
      lastWithdrawalOf(database, [markOfAddress(email)], now),
    ]);
    const running = runningAt(state, now);
    const order = orders.find(({ closedAt }) => closedAt === null);
    const withdrawable = withdrawableOf(orders, payments, now);
    return {
      provider: provider.name,
      publishable_key: provider.publishableKey,
      entitlement: toUserEntitlement(entitlementAt(state, now, terms.graceMs)),
      subscription: running && subscriptionView(running, order, terms.currency),
      withdrawable_until: typeof withdrawable === 'string' ? null : withdrawable.until.toISOString(),
      card: state.card && cardView(state.card, running),
      debit: state.debit,
      payment_methods: [...methodsFor(terms, false)],
      order_again_from:
        running === null ? (orderAgainFrom(orders, earlier, now)?.toISOString() ?? null) : null,
      offer: running === null ? offerFor(state, terms, now) : null,
      pro_offer: running === null && !state.hadTrial ? offerFor(state, terms, now, 'pro') : null,
      payments: payments.map(paymentView),
    };
  };
}

export const toUserEntitlement = ({ state, mayExport, until }: Entitlement): Billing['entitlement'] => ({
  state,
  may_export: mayExport,
  access_until: until?.toISOString() ?? null,
});

function subscriptionView(
  running: NonNullable<BillingState['running']>,
  order: OrderRow | undefined,
  usualCurrency: string,
): Billing['subscription'] {
  const { startedAt, renews, periodEnd, renewalAmount, due } = running;
  return {
    started_at: startedAt,
    next_amount: renews ? renewalAmount : null,
    next_date: renews ? periodEnd : null,
    renewal_amount: renewalAmount,
    currency: order?.currency ?? usualCurrency,
    cancel_at_period_end: !renews,
    ends_at: renews ? null : periodEnd,
    amount_due: due?.amount ?? null,
    needs_authentication: due?.needsAuthentication ?? false,
  };
}

function cardView(
  card: NonNullable<BillingState['card']>,
  running: BillingState['running'],
): Billing['card'] {
  return {
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    wallet: card.wallet,
    expires_before_next_payment: running?.renews === true && expiresBefore(card, new Date(running.periodEnd)),
  };
}

/** A card is good to the last day of its month. */
export const expiresBefore = (
  { expMonth, expYear }: NonNullable<BillingState['card']>,
  date: Date,
): boolean => Date.UTC(expYear, expMonth, 1) <= date.getTime();

const paymentView = (payment: PaymentRow): Payment => ({
  id: payment.id,
  amount: payment.amount,
  amount_refunded: payment.amountRefunded,
  currency: payment.currency,
  date: payment.madeAt.toISOString(),
  status: payment.status,
  method: payment.method,
  invoice_url: payment.invoiceUrl,
});
