import { type AccountId, accountIdOf } from '../platform/authentication/account.ts';
import type { TestCustomer } from './test-customer.ts';

/** A payer, as far as a sequence of steps needs one. */
export interface Payer {
  readonly accountId: AccountId;
  readonly email: string;
  /** The state of their entitlement. */
  state(): Promise<string>;
  /** Orders, and returns what the card form needs; null if there is nothing to pay. */
  start(): Promise<string | null>;
  /** Types a card in at the provider, and returns what it is for. */
  enter(clientSecret: string, card: string): Promise<{ readonly intent: string }>;
  /** Comes back from the card form. */
  confirm(what: 'payment' | 'card'): Promise<unknown>;
  /** Each false, and undefined, where there is no subscription to do it to. */
  stop(): Promise<boolean>;
  resume(): Promise<boolean>;
  withdraw(): Promise<boolean>;
  startCardChange(): Promise<string | undefined>;
  /** Deletes the account. */
  remove(): Promise<void>;
}

/** By the API. */
export function payerOverHttp(customer: TestCustomer): Payer {
  const post = async (path: string) => {
    const answer = await customer.post(path);
    if (answer.statusCode === 200) return answer;
    if (answer.statusCode === 409) return undefined;
    throw new Error(`${path}: ${answer.body}`);
  };
  return {
    accountId: accountIdOf(customer.user._id),
    email: customer.user.user_email,
    state: async () => (await customer.billing()).entitlement.state,
    start: async () => {
      const order = async () => customer.post('', { consent: await customer.consent() });
      const first = await order();
      // What was to be paid has just ended unpaid: there is another price, and the page asks for it again.
      const answer = first.json<{ error?: string }>().error === 'price_changed' ? await order() : first;
      if (answer.json<{ error?: string }>().error === 'order_after_withdrawal') return null;
      if (answer.statusCode !== 200) throw new Error(`no payment was begun: ${answer.body}`);
      return answer.json<{ client_secret: string | null }>().client_secret;
    },
    enter: customer.enter,
    confirm: customer.confirm,
    stop: async () => (await post('/stop')) !== undefined,
    resume: async () => (await post('/resume')) !== undefined,
    withdraw: async () => (await post('/withdraw')) !== undefined,
    remove: async () => {
      const payload = { password: customer.password };
      const answer = await customer.call({ method: 'POST', url: '/api/users/me/delete', payload });
      if (answer.statusCode !== 200) throw new Error(`not deleted: ${answer.body}`);
    },
    startCardChange: async () => (await post('/card'))?.json<{ client_secret: string }>().client_secret,
  };
}
