import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signedInSchema } from '@trazo/contract/api/accounts';
import { startPayment } from '@trazo/contract/api/billing';
import { billingSchema } from '@trazo/contract/billing/payments';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import { testStripe } from '@trazo/server/testing/test-stripe';
import type { Sandbox } from '@trazo/stripe-sandbox/server';
import { call, signUp } from './calls.ts';
import type { Tally } from './tally.ts';

const CARD = { number: '4242424242424242', exp_month: '12', exp_year: '2031', cvc: '123' };
const PRICE = { first_amount: 50, renewal_amount: 95 };
const FIRST_PAUSE_MS = 500;
/** A page asks again; after this long its user has seen that it does not work. */
const SEEN_AFTER_MS = 10_000;
/** Then the buyer gives up. */
const GIVEN_UP_AFTER_MS = 90_000;
/** The provider's events, and the jobs they cause, need so long at most. */
const ACCESS_WITHIN_MS = 120_000;
/** Stripe's library takes no more at once. */
const MOST = 10_000;
const [{ schema: ORDERED }] = startPayment.responses;

interface Buyer {
  readonly id: string;
  readonly token: string;
  hasPaid: boolean;
}

export interface PurchaseFigures {
  /** Orders that were answered. */
  readonly begun: number;
  readonly paid: number;
  /** Accounts that were charged more than once, or another amount, or have two subscriptions. */
  readonly doubled: readonly string[];
  /** Accounts that have paid and may not take their plan out. */
  readonly withoutAccess: readonly string[];
}

export interface Purchases {
  /** A new account orders and pays, as its page does: each step again until it is answered. */
  buy(): Promise<void>;
  figures(): Promise<PurchaseFigures>;
}

export function openShop(
  address: string,
  sandbox: Sandbox,
  tally: Tally,
  onSignUp: (email: string) => void,
): Purchases {
  const buyers: Buyer[] = [];
  const again = (what: string, ask: () => Promise<Response>) => untilAnswered(tally, what, ask);
  return {
    buy: async () => {
      const email = `b-${randomUUID()}@example.com`;
      const account = await tally.attempt('sign up', () => signUp(address, email));
      if (account?.ok !== true) return;
      onSignUp(email);
      const { token, user } = signedInSchema.parse(await account.json());
      const buyer: Buyer = { id: user._id, token, hasPaid: false };
      const consent = { text_version: LEGAL_VERSION, language: 'es', immediate_start: true, ...PRICE };
      const order = await again('order', () => call(address, buyer, 'POST', '/api/payments', { consent }));
      if (order === undefined) return;
      const { client_secret: secret } = ORDERED.parse(await order.json());
      if (secret === null) throw new Error(`${email} ordered, and there is nothing to pay`);
      buyers.push(buyer);
      buyer.hasPaid = await payInBrowser(sandbox, secret);
      await again('pay', () => call(address, buyer, 'POST', '/api/payments/confirm', { what: 'payment' }));
    },
    figures: async () => {
      const doubled = await chargedWrongly(sandbox, buyers);
      const withoutAccess: string[] = [];
      for (const buyer of buyers) {
        if (buyer.hasPaid && !(await getsAccess(address, buyer))) withoutAccess.push(buyer.id);
      }
      return {
        begun: buyers.length,
        paid: buyers.filter(({ hasPaid }) => hasPaid).length,
        doubled,
        withoutAccess,
      };
    },
  };
}

async function untilAnswered(
  tally: Tally,
  what: string,
  ask: () => Promise<Response>,
): Promise<Response | undefined> {
  const began = performance.now();
  let isSeen = false;
  for (let pause = FIRST_PAUSE_MS; performance.now() - began < GIVEN_UP_AFTER_MS; pause *= 2) {
    const answer = await tally.attempt(what, ask);
    if (answer?.ok) {
      tally.done(what, performance.now() - began);
      return answer;
    }
    if (!isSeen && performance.now() - began > SEEN_AFTER_MS) {
      tally.seen(what, answer?.status ?? 0);
      isSeen = true;
    }
    await delay(pause);
  }
  return undefined;
}

/** The browser speaks to the provider itself. */
async function payInBrowser({ host, port, publishableKey }: Sandbox, secret: string): Promise<boolean> {
  const [id] = secret.split('_secret_');
  const card = Object.entries(CARD).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  const fields = { key: publishableKey, client_secret: secret, 'payment_method_data[type]': 'card' };
  const answer = await fetch(`http://${host}:${port}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...Object.fromEntries(card) }),
  });
  return answer.ok;
}

/** As the provider has it, past our servers. */
async function chargedWrongly(sandbox: Sandbox, buyers: readonly Buyer[]): Promise<string[]> {
  const stripe = testStripe({ sandbox });
  const all = { limit: MOST };
  const subscriptions = await stripe.subscriptions.list({ status: 'all' }).autoPagingToArray(all);
  const charges = await stripe.charges.list().autoPagingToArray(all);
  return buyers.flatMap(({ id, hasPaid }) => {
    const own = subscriptions.filter(({ metadata }) => metadata['account'] === id);
    const live = own.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
    const customers = new Set(own.map(({ customer }) => customer));
    const amounts = charges
      .filter(
        ({ customer, status }) => status === 'succeeded' && customer !== null && customers.has(customer),
      )
      .map(({ amount }) => amount);
    const isRight = live.length <= 1 && amounts.join() === (hasPaid ? String(PRICE.first_amount) : '');
    return isRight
      ? []
      : [`${id}: charged ${amounts.join(' and ') || 'nothing'}, ${live.length} subscriptions`];
  });
}

async function getsAccess(address: string, buyer: Buyer): Promise<boolean> {
  const until = performance.now() + ACCESS_WITHIN_MS;
  while (performance.now() < until) {
    const answer = await call(address, buyer, 'GET', '/api/payments').catch(() => undefined);
    if (answer?.ok && billingSchema.parse(await answer.json()).entitlement.may_export) return true;
    await delay(FIRST_PAUSE_MS);
  }
  return false;
}
