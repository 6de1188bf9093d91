import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts';

export const DAY_MS = 24 * 3_600_000;
/** A Sunday in the past, so that the sandbox's time is not the system's. */
const START = Date.UTC(2026, 0, 4, 10);

export const stripeOf = ({ secretKey, host, port, protocol }: Sandbox, retries = 0): Stripe =>
  new Stripe(secretKey, { host, port, protocol, maxNetworkRetries: retries, telemetry: false });

export interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
}

/** A sandbox whose time stands still until it is moved; it stops when the test has ended. */
export async function testSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = await startSandbox({ systemTime: () => START, ...options });
  onTestFinished(() => sandbox.stop());
  return { sandbox, stripe: stripeOf(sandbox) };
}

export interface Prices {
  readonly trial: Stripe.Price;
  readonly monthly: Stripe.Price;
}

/** 0.50 EUR once, 0.95 EUR a month. */
export async function createPrices(stripe: Stripe): Promise<Prices> {
  const product = await stripe.products.create({ name: 'Trazo' });
  const trial = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 50 });
  const monthly = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 95,
    recurring: { interval: 'month' },
  });
  return { trial, monthly };
}

/** The subscription with a paid trial of seven days, waiting for a card in the browser. */
export async function orderTrial(stripe: Stripe, customer?: string): Promise<Stripe.Subscription> {
  const { trial, monthly } = await createPrices(stripe);
  const owner = customer ?? (await stripe.customers.create({ email: 'ana@example.com' })).id;
  return stripe.subscriptions.create({
    customer: owner,
    items: [{ price: monthly.id }],
    add_invoice_items: [{ price: trial.id }],
    trial_period_days: 7,
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  });
}

export function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice {
  if (invoice === null || typeof invoice === 'string') throw new Error('the invoice was not expanded');
  return invoice;
}

export function intentIdOf(subscription: Stripe.Subscription): string {
  const [payment] = invoiceOf(subscription).payments?.data ?? [];
  const intent = payment?.payment.payment_intent;
  if (typeof intent !== 'string') throw new Error('the invoice names no payment');
  return intent;
}

/** What the card form in the browser does. */
export async function confirmInBrowser(
  { publicUrl, publishableKey }: Sandbox,
  clientSecret: string,
  card: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: Answered }> {
  const [id = ''] = clientSecret.split('_secret_');
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const answer = await fetch(`${publicUrl}/v1/${kind}/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}`, origin: 'http://localhost:3000' },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2031',
      'payment_method_data[card][cvc]': '123',
      ...more,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Answered };
}

interface Answered {
  readonly id?: string;
  readonly status?: string;
  readonly next_action?: { readonly type: string; readonly redirect_to_url?: { readonly url: string } };
  readonly error?: {
    readonly type: string;
    readonly code?: string;
    readonly decline_code?: string;
    readonly message: string;
  };
}

export interface Received {
  readonly body: string;
  readonly signature: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Answers with 500 as many times as this says. */
  failures: number;
}

/** The other end of a webhook. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (receiver.failures > 0) {
        receiver.failures -= 1;
        response.writeHead(500).end();
        return;
      }
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    failures: 0,
  };
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return receiver;
}
