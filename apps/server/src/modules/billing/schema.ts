import type { PAYMENT_STATUSES, PaymentMethod } from '@trazo/contract/billing/payments';
import type { Language } from '@trazo/plan/languages';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { AccountId } from '../../platform/authentication/account.ts';
import { moment } from '../../platform/database/column-types.ts';
import type { BillingState } from './billing-state.ts';

const orderIdSchema = z.uuid().brand<'OrderId'>();
export type OrderId = z.output<typeof orderIdSchema>;
export const orderIdOf = (uuid: string): OrderId => orderIdSchema.parse(uuid);

/** An account at the provider, and what was last read of it there. */
export const billingCustomers = pgTable('billing_customers', {
  accountId: uuid('account_id').$type<AccountId>().primaryKey(),
  /** Null until the provider has named it. */
  customerId: text('customer_id'),
  state: jsonb().$type<BillingState>().notNull(),
  /** Reads are numbered as they begin; what a later one has written, an earlier one leaves alone. */
  readsBegun: integer('reads_begun').notNull(),
  readWritten: integer('read_written').notNull(),
  /** The check of a new card, and whether that card is in use. */
  setupIntent: text('setup_intent'),
  setupApplied: boolean('setup_applied').notNull(),
  /** When the next payment is due; null if there will be none. */
  renewsAt: moment('renews_at'),
  /** The payment its owner has been reminded of, by when it is due. */
  remindedFor: moment('reminded_for'),
  readAt: moment('read_at'),
});

/** What was ordered, with what was agreed to: one open order an account. Kept when the account is gone. */
export const billingOrders = pgTable(
  'billing_orders',
  {
    id: uuid().$type<OrderId>().notNull(),
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    kind: text().$type<'trial' | 'month'>().notNull(),
    firstAmount: integer('first_amount').notNull(),
    renewalAmount: integer('renewal_amount').notNull(),
    currency: text().notNull(),
    trialDays: integer('trial_days').notNull(),
    textVersion: text('text_version').notNull(),
    textLanguage: text('text_language').$type<Language>().notNull(),
    /** What was agreed to, to the letter. */
    text: text().notNull(),
    orderedAt: moment('ordered_at').notNull(),
    /** Numbers the attempts to make the subscription: each has one idempotency key. */
    attempt: integer().notNull(),
    subscriptionId: text('subscription_id'),
    /** First paid. */
    concludedAt: moment('concluded_at'),
    /** When a cancellation that still stands was received. */
    cancelledAt: moment('cancelled_at'),
    /** When one was last taken back: what was received before counts no more. */
    resumedAt: moment('resumed_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** Not taken: what paid it had paid for a contract that was withdrawn from lately. Its money goes back. */
    refusedAt: moment('refused_at'),
    /** When the account was last asked to be deleted; it means something once the account is gone. */
    deletionReceivedAt: moment('deletion_received_at'),
    /** Its subscription has ended, or never came to be. */
    closedAt: moment('closed_at'),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** One row an invoice. Kept when the account is gone. */
export const billingPayments = pgTable(
  'billing_payments',
  {
    id: text().notNull(),
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    amount: integer().notNull(),
    amountRefunded: integer('amount_refunded').notNull(),
    currency: text().notNull(),
    status: text().$type<(typeof PAYMENT_STATUSES)[number]>().notNull(),
    /** Null where nothing was tried, and before migration 90. */
    method: text().$type<PaymentMethod>(),
    madeAt: moment('made_at').notNull(),
    invoiceUrl: text('invoice_url'),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** The provider's events, by its own ids: of whom they tell is found out later. */
export const billingEvents = pgTable('billing_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  customerId: text('customer_id'),
  receivedAt: moment('received_at').notNull(),
});

/** By what a withdrawal is known again once its account is gone: hashes of its address, and of what had paid. */
export const billingWithdrawals = pgTable('billing_withdrawals', {
  mark: text().primaryKey(),
  withdrawnAt: moment('withdrawn_at').notNull(),
});

/** Withdrawals and cancellations as they were declared. */
export const billingDeclarations = pgTable(
  'billing_declarations',
  {
    id: uuid().notNull(),
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    kind: text().$type<'withdrawal' | 'ordinary' | 'for_cause'>().notNull(),
    name: text().notNull(),
    reason: text().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);
