import type { Billing, PaymentOutcome } from '@trazo/contract/billing/payments';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import type { Sandbox } from '@trazo/stripe-sandbox/server';
import type { LightMyRequestResponse } from 'fastify';
import { signUpTestAccount, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';

/** Cards of the sandbox, as Stripe numbers them. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  asksAlways: '4000002760003184',
  takesTime: '4000000000007015',
  declinedLater: '4000000000007023',
  failsLater: '4000000000000341',
} as const;

interface Started {
  readonly status: string;
  readonly client_secret: string | null;
  readonly amount: number;
}

/** A paying customer, by the API and by what a browser sends to the provider. */
export interface TestCustomer extends TestAccount {
  billing(): Promise<Billing>;
  /** The consent to what an order placed now would cost. */
  consent(own?: Record<string, unknown>): Promise<Record<string, unknown>>;
  start(): Promise<Started>;
  /** Types a card in at the provider, for a payment or for a new card. */
  enter(clientSecret: string | null, card: string): Promise<{ status: number; intent: string }>;
  confirm(what?: 'payment' | 'card'): Promise<{ outcome: PaymentOutcome; billing: Billing }>;
  /** Orders and pays the trial, or whatever is on offer. */
  subscribe(card?: string): Promise<Billing>;
  post(path: string, payload?: object): Promise<LightMyRequestResponse>;
}

let owners = 0;

/** Test cards as one owner holds them: three digits more make them cards of their own, the last one a check digit. */
export function cardsOfAnOwner(): (card: string) => string {
  owners += 1;
  const owner = String(owners % 100).padStart(2, '0');
  return (card) => {
    const digits = `${card}${owner}`;
    const sum = [...digits].toReversed().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return `${digits}${(10 - (sum % 10)) % 10}`;
  };
}

/** What the card form in the browser sends, and where. */
export function enterCard(
  { publishableKey }: Pick<Sandbox, 'publishableKey'>,
  clientSecret: string,
  card: string,
) {
  const [intent = ''] = clientSecret.split('_secret_');
  const kind = intent.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const form = new URLSearchParams({
    key: publishableKey,
    client_secret: clientSecret,
    return_url: 'https://trazo.example/builder/register',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  });
  return { intent, path: `/v1/${kind}/${intent}/confirm`, form };
}

export async function signUpTestCustomer(
  { app, sandbox }: Pick<TestApp, 'app' | 'sandbox'>,
  own: Record<string, unknown> = {},
  cardOf = cardsOfAnOwner(),
): Promise<TestCustomer> {
  const account = await signUpTestAccount(app, own);
  const post = (path: string, payload: object = {}) =>
    account.call({ method: 'POST', url: `/api/payments${path}`, payload });
  const billing = async () => (await account.call({ method: 'GET', url: '/api/payments' })).json<Billing>();

  const customer: TestCustomer = {
    ...account,
    post,
    billing,
    consent: async (changed = {}) => {
      const { offer } = await billing();
      return {
        text_version: LEGAL_VERSION,
        language: 'en',
        immediate_start: true,
        first_amount: offer?.first_amount ?? 0,
        renewal_amount: offer?.renewal_amount ?? 0,
        ...changed,
      };
    },
    start: async () => {
      const answer = await post('', { consent: await customer.consent() });
      if (answer.statusCode !== 200) throw new Error(`no payment was begun: ${answer.body}`);
      return answer.json<Started>();
    },
    enter: async (clientSecret, card) => {
      const { intent, path, form } = enterCard(sandbox, clientSecret ?? '', cardOf(card));
      const { status } = await fetch(`http://${sandbox.host}:${sandbox.port}${path}`, {
        method: 'POST',
        body: form,
      });
      return { status, intent };
    },
    confirm: async (what = 'payment') => {
      const answer = await post('/confirm', { what });
      if (answer.statusCode !== 200) throw new Error(`no outcome: ${answer.body}`);
      return answer.json<{ outcome: PaymentOutcome; billing: Billing }>();
    },
    subscribe: async (card = CARDS.good) => {
      const { client_secret } = await customer.start();
      await customer.enter(client_secret, card);
      const { outcome, billing: now } = await customer.confirm();
      if (outcome !== 'succeeded') throw new Error(`the payment ended ${outcome}`);
      return now;
    },
  };
  return customer;
}
