import { randomUUID } from 'node:crypto';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import { type Sandbox, startSandbox } from '@trazo/stripe-sandbox/server';
import { z } from 'zod';
import {
  deleteAccount,
  findAccount,
  insertAccount,
  lockAccount,
} from '../modules/accounts/account-repository.ts';
import { createBillingHoldings } from '../modules/billing/billing-holdings.ts';
import type { BillingMails } from '../modules/billing/billing-mails.ts';
import { prepareStateOf } from '../modules/billing/billing-repository.ts';
import { createBillingView } from '../modules/billing/billing-view.ts';
import { createSubscriptionService } from '../modules/billing/ending/subscription-service.ts';
import { entitlementAt } from '../modules/billing/entitlement.ts';
import { createOrders } from '../modules/billing/orders/orders.ts';
import { createPaymentService } from '../modules/billing/orders/payment-service.ts';
import { createPrices } from '../modules/billing/provider/prices.ts';
import type { Stripe } from '../modules/billing/provider/stripe-client.ts';
import { createSync } from '../modules/billing/sync/customer-sync.ts';
import { createCloseDeletedCustomer } from '../modules/billing/sync/deleted-customer.ts';
import { registerSyncJobs, SYNC_ACCOUNT } from '../modules/billing/sync/sync-jobs.ts';
import { createWebhookService } from '../modules/billing/webhooks/webhook-service.ts';
import { type Account, accountIdOf } from '../platform/authentication/account.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { createLog } from '../platform/log/log.ts';
import { createMetrics } from '../platform/telemetry/metrics.ts';
import { JobsInMemory } from './jobs-in-memory.ts';
import type { Payer } from './payment-payer.ts';
import { stripeAt } from './payment-transport.ts';
import { testBilling } from './test-app.ts';
import { cardsOfAnOwner, enterCard } from './test-customer.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** A job may cause another one; one that fails is tried again. */
const MAX_ITERATIONS = 20;
const SECOND = 1_000;
/** The events our webhook endpoint subscribes to at the provider. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'customer.created',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'payment_intent.processing',
  'setup_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
]);

/** A new payer at a provider without customers. */
export interface Visit {
  readonly payer: Payer;
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  /** What the daily reconciliation asks for. */
  readAgain(): Promise<void>;
  /** Waits until all webhooks are delivered and the jobs they caused are done. */
  settle(): Promise<void>;
  leave(): Promise<void>;
}

/** Everything of payments on a real database, without what stands around it: HTTP on either side, accounts, mails, queue. */
export interface PaymentDesk {
  /** As many at once as one likes. */
  visit(): Promise<Visit>;
  close(): Promise<void>;
}

export async function startPaymentDesk(): Promise<PaymentDesk> {
  const database = await openTestDatabase();
  return { visit: () => openVisit(database), close: database.close };
}

async function openVisit(database: TestDatabase): Promise<Visit> {
  const begun = Math.floor(Date.now() / SECOND) * SECOND;
  // Time goes on when it is moved, and not by itself.
  const sandbox = await startSandbox({ systemTime: () => begun });
  const stripe = stripeAt(sandbox);
  const jobs = new JobsInMemory();
  const { payer, receive } = await servicesAt(
    { database, sandbox, stripe, jobs },
    await newAccount(database),
  );
  sandbox.deliverTo(async ({ body, signature }) => {
    if (ASKED_FOR.has(eventSchema.parse(JSON.parse(body)).type)) {
      await receive(Buffer.from(body), signature);
    }
    return 200;
  });
  return {
    payer,
    sandbox,
    stripe,
    readAgain: () => jobs.add(database.query, SYNC_ACCOUNT, { accountId: payer.accountId }),
    settle: async () => {
      await sandbox.control.settled();
      for (let round = 0; round < MAX_ITERATIONS && !jobs.isIdle; round += 1) {
        await jobs.workOnce();
        await sandbox.control.settled();
      }
    },
    leave: () => sandbox.stop(),
  };
}

const eventSchema = z.looseObject({ type: z.string() });

const nothing = async (): Promise<void> => undefined;
const NO_MAILS: BillingMails = { send: nothing };

interface Around {
  readonly database: TestDatabase;
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  readonly jobs: JobsInMemory;
}

/** The services, as the routes call them. */
async function servicesAt(
  { database: { query: database }, sandbox, stripe, jobs }: Around,
  account: Account,
) {
  const settings = testBilling(sandbox);
  const { provider, terms, clock } = settings;
  const on = { ...settings, database, stripe, jobs, log: createLog('silent'), metrics: createMetrics() };
  const mails = NO_MAILS;
  const rules = { graceMs: terms.graceMs, recordsYears: 6 };
  const sync = createSync({ ...on, mails, ...rules, findAccount });
  const orders = createOrders({ ...on, prices: createPrices(stripe, terms) });
  const payments = createPaymentService({ ...on, orders, sync });
  const subscriptions = createSubscriptionService({ ...on, mails, sync });
  const view = createBillingView(database, settings);
  const stateOf = prepareStateOf(database);
  const closeDeletedCustomer = createCloseDeletedCustomer({ ...on, ...rules });
  const holdings = createBillingHoldings({ ...on, sync, closeDeletedCustomer, view });
  await registerSyncJobs({
    ...on,
    sync,
    closeDeletedCustomer,
    lockAccount,
  });
  const { receive } = createWebhookService({ ...on, secret: provider.webhookSecret });

  const { id, email } = account;
  const order = async (): Promise<string | null> => {
    const { offer } = await view(account);
    const consent = {
      text_version: LEGAL_VERSION,
      language: 'en',
      immediate_start: true,
      first_amount: offer?.first_amount ?? 0,
      renewal_amount: offer?.renewal_amount ?? 0,
    } as const;
    const { client_secret } = await payments.start(account, { consent, product: undefined });
    return client_secret;
  };
  const cardOf = cardsOfAnOwner();
  const payer: Payer = {
    accountId: id,
    email,
    state: async () => entitlementAt(await stateOf(id), clock(), terms.graceMs).state,
    // What was to be paid has just ended unpaid: there is another price, and the page asks for it again.
    start: () =>
      unless(
        'order_after_withdrawal',
        () => unless('price_changed', order, order),
        async () => null,
      ),
    enter: async (clientSecret, card) => {
      const { intent, path, form } = enterCard(sandbox, clientSecret, cardOf(card));
      const none = { authorization: undefined, idempotencyKey: undefined };
      await sandbox.ask({ method: 'POST', path, query: '', body: form.toString(), ...none });
      return { intent };
    },
    confirm: (what) => (what === 'card' ? payments.cardOutcome(id) : payments.paymentOutcome(id)),
    stop: async () => (await unlessNone(() => subscriptions.stop(account).then(() => true))) ?? false,
    resume: async () => (await unlessNone(() => subscriptions.resume(id).then(() => true))) ?? false,
    withdraw: async () => (await unlessNone(() => subscriptions.withdraw(account).then(() => true))) ?? false,
    remove: async () => {
      await holdings.beforeDeletion?.(id, 0);
      await inTransaction(database, async (tx) => {
        await holdings.beforeErasure?.(tx, id);
        await deleteAccount(tx, id);
      });
    },
    startCardChange: async () => (await unlessNone(() => payments.startCardChange(account)))?.client_secret,
  };
  return { payer, receive };
}

const newAccount = ({ query }: TestDatabase): Promise<Account> => {
  const id = accountIdOf(randomUUID());
  const email = `person-${id}@example.com`;
  const now = new Date();
  return inTransaction(query, (tx) =>
    insertAccount(tx, {
      id,
      email,
      emailKey: email,
      name: '',
      surname: '',
      language: 'en',
      contact: {},
      termsAcceptedAt: now,
      createdAt: now,
    }),
  );
};

const unlessNone = <Done>(work: () => Promise<Done>): Promise<Done | undefined> =>
  unless('no_subscription', work, async () => undefined);

async function unless<Done, Instead>(
  code: ApiError['code'],
  work: () => Promise<Done>,
  instead: () => Promise<Instead>,
): Promise<Done | Instead> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return instead();
    throw error;
  }
}
