import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@trazo/contract/billing/consent';
import { type Sandbox, startSandbox } from '@trazo/stripe-sandbox/server';
import { findAccount, insertAccount } from '../modules/accounts/account-repository.ts';
import { createBillingMails } from '../modules/billing/billing-mails.ts';
import { type BillingView, createBillingView } from '../modules/billing/billing-view.ts';
import { createSync } from '../modules/billing/customer-sync.ts';
import { createOrders } from '../modules/billing/orders.ts';
import { createPaymentService, type PaymentService } from '../modules/billing/payment-service.ts';
import { createPrices, type Prices } from '../modules/billing/prices.ts';
import type { Stripe } from '../modules/billing/stripe-client.ts';
import {
  createSubscriptionService,
  type SubscriptionService,
} from '../modules/billing/subscription-service.ts';
import { registerSyncJobs, SYNC_ACCOUNT } from '../modules/billing/sync-jobs.ts';
import { createWebhookService } from '../modules/billing/webhook-service.ts';
import type { Account, AccountId } from '../platform/authentication/account.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiProblem } from '../platform/errors/api-problem.ts';
import { createLog } from '../platform/log/log.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import type { Payer } from './payment-payer.ts';
import { stripeAt } from './payment-transport.ts';
import { testBilling } from './test-app.ts';
import { enterCard } from './test-customer.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** A job may cause another one; one that fails is tried again. */
const ROUNDS = 20;

/** Everything of payments on a real database, without what stands around it: HTTP on either side, accounts, mails. */
export interface PaymentDesk {
  readonly stripe: Stripe;
  /** Somebody who has never paid, at a provider that knows nobody yet. */
  next(): Promise<{ readonly payer: Payer; readonly sandbox: Sandbox }>;
  /** What the daily reconciliation asks for. */
  readAnew(accountId: string): Promise<void>;
  /** Waits until the provider has told its events and what they caused is done. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function startPaymentDesk(): Promise<PaymentDesk> {
  const database = await openTestDatabase();
  // Looking for jobs where there are none costs more than all the rest: only events, orders of ours and failures make some.
  let mayHaveJobs = false;
  const log = createLog('warn', {
    write: () => {
      mayHaveJobs = true;
    },
  });
  const jobs = await JobQueue.start({ pool: database.queuePool, log, isWorker: false });
  let sandbox = await startSandbox();
  const { provider, terms, callsPerMinute } = testBilling(sandbox);
  const clock = () => new Date(sandbox.clock.now());
  const stripe = stripeAt(() => sandbox);
  let prices = createPrices(stripe, terms);
  const currentPrices: Prices = () => prices();
  const on = { database: database.query, stripe, clock, terms, log, jobs };
  const causes = new Set<string>();
  const mails = createBillingMails({
    enqueue: async (_tx, { kind, causeId, to }) => {
      const cause = `${kind}:${causeId}:${to}`;
      const isFirst = !causes.has(cause);
      causes.add(cause);
      return isFirst;
    },
  });
  const sync = createSync({ ...on, mails, graceMs: terms.graceMs, findAccount });
  const orders = createOrders({ ...on, prices: currentPrices });
  const settings = { provider, terms, callsPerMinute, clock };
  const services: Services = {
    payments: createPaymentService({ ...on, ...settings, orders, sync }),
    subscriptions: createSubscriptionService({ ...on, mails, sync }),
    view: createBillingView(database.query, settings),
  };
  await registerSyncJobs({ ...on, sync });
  const webhooks = createWebhookService({ ...on, secret: provider.webhookSecret });

  const open = async (): Promise<void> => {
    await sandbox.stop();
    sandbox = await startSandbox();
    prices = createPrices(stripe, terms);
    sandbox.deliverTo(async ({ body, signature }) => {
      await webhooks.receive(Buffer.from(body), signature);
      mayHaveJobs = true;
      return 200;
    });
  };

  return {
    stripe,
    next: async () => {
      await open();
      return { sandbox, payer: payerAt(services, sandbox, await newAccount(database)) };
    },
    readAnew: async (accountId) => {
      await jobs.add(database.query, SYNC_ACCOUNT, { accountId });
      mayHaveJobs = true;
    },
    settle: async () => {
      await sandbox.control.settled();
      for (let round = 0; round < ROUNDS && mayHaveJobs; round += 1) {
        mayHaveJobs = false;
        await jobs.workOnce();
        await sandbox.control.settled();
      }
    },
    close: async () => {
      await jobs.stop();
      await sandbox.stop();
      await database.close();
    },
  };
}

interface Services {
  readonly payments: PaymentService;
  readonly subscriptions: SubscriptionService;
  readonly view: BillingView;
}

const newAccount = ({ query }: TestDatabase): Promise<Account> => {
  const id = randomUUID();
  const email = `person-${id}@example.com`;
  const now = new Date();
  return inTransaction(query, (tx) =>
    insertAccount(tx, {
      id: id as AccountId,
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

/** The services, as the routes call them. */
function payerAt({ payments, subscriptions, view }: Services, sandbox: Sandbox, account: Account): Payer {
  const { id, email } = account;
  return {
    accountId: id,
    email,
    state: async () => (await view(id)).entitlement.state,
    start: async () => {
      const { offer } = await view(id);
      const { client_secret } = await payments.start(account, {
        text_version: CONSENT_VERSION,
        language: 'en',
        immediate_start: true,
        first_amount: offer?.first_amount ?? 0,
        renewal_amount: offer?.renewal_amount ?? 0,
      });
      return client_secret;
    },
    enter: async (clientSecret, card) => {
      const { intent, path, form } = enterCard(sandbox, clientSecret, card);
      const none = { authorization: undefined, idempotencyKey: undefined };
      await sandbox.ask({ method: 'POST', path, query: '', body: form.toString(), ...none });
      return { intent };
    },
    confirm: (what) => (what === 'card' ? payments.cardOutcome(id) : payments.paymentOutcome(id)),
    stop: async () => (await unlessNone(() => subscriptions.stop(id).then(() => true))) ?? false,
    resume: async () => (await unlessNone(() => subscriptions.resume(id).then(() => true))) ?? false,
    withdraw: async () => (await unlessNone(() => subscriptions.withdraw(account).then(() => true))) ?? false,
    startCardChange: async () => (await unlessNone(() => payments.startCardChange(account)))?.client_secret,
  };
}

async function unlessNone<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'no_subscription') return undefined;
    throw problem;
  }
}
