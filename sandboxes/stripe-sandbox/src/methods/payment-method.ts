import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { ApiError, invalidRequest, noSuch } from '../kernel/api-error.ts';
import { newId } from '../kernel/identifiers.ts';
import type { billingDetails } from '../kernel/parameters.ts';
import type { PaymentMethod } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { behaviourOfAccount } from './test-accounts.ts';
import {
  type CardBehaviour,
  isCardNumber,
  lastDigitsOf,
  NO_TEST_CARD,
  numberOfToken,
  testCardOf,
} from './test-cards.ts';

/** A card as it is typed into the form. */
export interface CardDetails {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc?: string | undefined;
}

/** Whose card or account it is. */
export type MethodBilling = z.output<typeof billingDetails>;

type Wallet = NonNullable<NonNullable<PaymentMethod['card']>['wallet']>;

/** Ready-made cards are valid for this many years from now. */
const YEARS_VALID = 4;

const cardError = (code: string, message: string, param: string): ApiError =>
  new ApiError(402, { type: 'card_error', code, message, param });

function checkedNumber(world: World, card: CardDetails): string {
  const number = card.number.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (card.exp_month < 1 || card.exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const today = new Date(world.nowMs());
  if (fullYear(card.exp_year) < today.getUTCFullYear()) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (isPast(world, card.exp_month, fullYear(card.exp_year))) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return number;
}

const fullYear = (year: number): number => (year < 100 ? 2_000 + year : year);

function isPast(world: World, month: number, year: number): boolean {
  const today = new Date(world.nowMs());
  const months = year * 12 + month - 1;
  return months < today.getUTCFullYear() * 12 + today.getUTCMonth();
}

export const isExpired = (world: World, { card }: PaymentMethod): boolean =>
  card !== undefined && isPast(world, card.exp_month, card.exp_year);

/** Stores a card; its number stays inside the sandbox. */
export function createMethod(
  world: World,
  card: CardDetails,
  billing: MethodBilling = {},
  wallet: Wallet | null = null,
): PaymentMethod {
  const number = checkedNumber(world, card);
  const brand = testCardOf(number)?.brand ?? (number.startsWith('5') ? 'mastercard' : 'visa');
  const method = world.store.put<'payment_method'>({
    ...emptyMethod(world, billing),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'ES',
      display_brand: brand,
      exp_month: card.exp_month,
      exp_year: fullYear(card.exp_year),
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: lastDigitsOf(number),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet,
    },
    type: 'card',
  });
  world.store.cards.set(method.id, number);
  return method;
}

/** What is the same for every kind of payment method. */
export function emptyMethod(world: World, billing: MethodBilling) {
  const { address } = billing;
  return {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified' as const,
    billing_details: {
      address: {
        city: address?.city ?? null,
        country: address?.country ?? null,
        line1: address?.line1 ?? null,
        line2: address?.line2 ?? null,
        postal_code: address?.postal_code ?? null,
        state: address?.state ?? null,
      },
      email: billing.email ?? null,
      name: billing.name ?? null,
      phone: billing.phone ?? null,
      tax_id: null,
    },
    created: world.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
}

/** `tok_visa`, `pm_card_visa`: a card made on the spot. `tok_google_pay`, `tok_apple_pay`: one that a wallet has handed over. */
export function methodOfToken(world: World, token: string, param = 'payment_method'): PaymentMethod {
  const wallet = walletOfToken(token);
  const number = wallet === null ? numberOfToken(token) : WALLET_CARD;
  if (number === undefined) throw noSuch(token.startsWith('tok_') ? 'token' : 'PaymentMethod', token, param);
  const year = new Date(world.nowMs()).getUTCFullYear() + YEARS_VALID;
  return createMethod(world, { number, exp_month: 12, exp_year: year, cvc: '123' }, {}, wallet);
}

/** The card in the test wallet. */
const WALLET_CARD = '4242424242424242';

function walletOfToken(token: string): Wallet | null {
  const dynamic_last4 = WALLET_CARD.slice(-4);
  if (token === 'tok_google_pay') return { dynamic_last4, google_pay: {}, type: 'google_pay' };
  return token === 'tok_apple_pay' ? { dynamic_last4, apple_pay: {}, type: 'apple_pay' } : null;
}

/** The method of an id or ready-made name; with a customer, it must be theirs. */
export function usableMethod(world: World, id: string, customer?: string): PaymentMethod {
  const found = world.store.find('payment_method', id);
  if (found === undefined) {
    const made = methodOfToken(world, id);
    return customer === undefined ? made : attachMethod(world, made, customer);
  }
  if (customer !== undefined && found.customer !== customer) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { param: 'payment_method' },
    );
  }
  return found;
}

/** As one of the customer's own from now on; cards that decline everything cannot be stored. */
export function attachMethod(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  world.store.get('customer', customer, 'customer');
  const behaviour = behaviourOf(world, method);
  if (behaviour.does === 'decline') throw new ApiError(402, { type: 'card_error', ...behaviour.why });
  return keepWith(world, method, customer);
}

/** The same after a payment that went through. */
export function keepWith(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  const attached = { ...method, customer };
  world.store.keep(attached);
  world.emit('payment_method.attached', attached);
  return attached;
}

/** What the card or account does; a number that is no test card is declined as Stripe's test mode declines it. */
export function behaviourOf(world: World, method: PaymentMethod): CardBehaviour {
  const number = world.store.cards.get(method.id) ?? '';
  if (method.type === 'sepa_debit') return behaviourOfAccount(number);
  const card = testCardOf(number);
  return card?.behaviour ?? { does: 'decline', why: NO_TEST_CARD };
}

/** Oldest first. */
export const methodsOf = (world: World, customer: string): PaymentMethod[] =>
  world.store.all('payment_method').filter((method) => method.customer === customer);

/** The card that is charged without being named: the subscription's, else the customer's. */
export function storedMethod(
  world: World,
  customerId: string | null,
  subscriptionId = '',
): PaymentMethod | undefined {
  const subscription = world.store.find('subscription', subscriptionId);
  const customer = world.store.find('customer', customerId ?? '');
  const id = subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return world.store.find('payment_method', id ?? '');
}
