import type { Company } from '@trazo/company/company';
import { retentionOf } from '@trazo/company/retention';
import type { Product } from '@trazo/contract/billing/payments';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { Metrics } from '../../platform/telemetry/metrics.ts';
import { findAccount, lockAccount } from '../accounts/account-repository.ts';
import type { EntitlementOf } from '../entitlement/entitlement.ts';
import { createBillingHoldings } from './billing-holdings.ts';
import { createBillingMails } from './billing-mails.ts';
import { prepareStateOf } from './billing-repository.ts';
import type { BillingSettings, ProviderSettings } from './billing-settings.ts';
import { type BillingView, createBillingView } from './billing-view.ts';
import { createPublicCancellation, type PublicCancellation } from './ending/public-cancellation.ts';
import { createSubscriptionService, type SubscriptionService } from './ending/subscription-service.ts';
import { entitlementAt } from './entitlement.ts';
import { createOrders } from './orders/orders.ts';
import { createPaymentService, type PaymentService } from './orders/payment-service.ts';
import { termsCopy } from './orders/terms-copy.ts';
import { createPrices } from './provider/prices.ts';
import { createStripe } from './provider/stripe-client.ts';
import { registerReminders } from './reminders.ts';
import { createSync } from './sync/customer-sync.ts';
import { createCloseDeletedCustomer } from './sync/deleted-customer.ts';
import { registerOverdue } from './sync/overdue.ts';
import { registerReconciliation } from './sync/reconciliation.ts';
import { registerSyncJobs } from './sync/sync-jobs.ts';
import { createWebhookService, type WebhookService } from './webhooks/webhook-service.ts';

export interface BillingOptions extends BillingSettings {
  readonly database: NodePgDatabase;
  readonly jobs: JobQueue;
  readonly mails: MailQueue;
  readonly log: FastifyBaseLogger;
  readonly company: Company;
  readonly publicUrl: string;
  readonly metrics: Metrics;
}

export interface Billing {
  readonly product: Product;
  readonly providerFields: { provider: ProviderSettings['name']; publishable_key: string };
  readonly callsPerMinute: number;
  readonly view: BillingView;
  readonly payments: PaymentService;
  readonly subscriptions: SubscriptionService;
  readonly cancellation: PublicCancellation;
  readonly webhooks: WebhookService;
  readonly entitlementOf: EntitlementOf;
  readonly holdings: AccountHoldings;
}

/** The subject's services, each with what it stands on. */
export async function createBilling(options: BillingOptions): Promise<Billing> {
  const { database, jobs, log, provider, terms, clock } = options;
  const stripe = createStripe(provider);
  const prices = createPrices(stripe, terms);
  // Known before the first order; a provider that does not answer yet is asked again then.
  prices().catch((err: unknown) => log.warn({ err }, 'the payment provider does not answer'));
  const termsIn = termsCopy(options.company, options.publicUrl, LEGAL_VERSION);
  const mails = createBillingMails(options.mails, termsIn, options.company.email);
  const retention = retentionOf(options.company);
  const rules = { graceMs: terms.graceMs, recordsYears: retention.recordsYears };
  const sync = createSync({ database, stripe, clock, log, mails, ...rules, findAccount });
  const closeDeletedCustomer = createCloseDeletedCustomer({ database, stripe, clock, log, ...rules });
  const orders = createOrders({ database, stripe, clock, terms, prices });
  const view = createBillingView(database, options);
  const subscriptions = createSubscriptionService({ database, stripe, clock, jobs, mails, sync });
  await registerSyncJobs({ database, stripe, jobs, sync, closeDeletedCustomer, lockAccount });
  await registerReconciliation({ database, clock, jobs, retention });
  await registerOverdue({ database, clock, jobs, graceMs: terms.graceMs });
  await registerReminders({ database, clock, jobs, mails, findAccount });
  const stateOf = prepareStateOf(database);
  return {
    product: productOf(options),
    providerFields: { provider: provider.name, publishable_key: provider.publishableKey },
    callsPerMinute: options.callsPerMinute,
    view,
    payments: createPaymentService({ ...options, stripe, orders, sync }),
    subscriptions,
    cancellation: await createPublicCancellation({ database, clock, jobs, mails, sync }),
    webhooks: createWebhookService({
      ...{ database, stripe, secret: provider.webhookSecret, clock, jobs, metrics: options.metrics },
    }),
    entitlementOf: async ({ id }) => entitlementAt(await stateOf(id), clock(), terms.graceMs),
    holdings: createBillingHoldings({ database, stripe, clock, jobs, sync, closeDeletedCustomer, view }),
  };
}

const productOf = ({ terms }: BillingSettings): Product => ({
  trial_price: terms.trialPrice,
  subscription_price: terms.subscriptionPrice,
  currency_symbol: terms.currencySymbol,
  currency: terms.currency,
  trial_days: terms.trialDays,
});
