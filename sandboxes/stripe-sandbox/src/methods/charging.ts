import { ApiError } from '../kernel/api-error.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { createCharge, createPendingCharge, endCharge } from './charge.ts';
import { behaviourOf, isExpired, keepWith } from './payment-method.ts';
import { AUTHENTICATION_REQUIRED, type CardBehaviour, type Decline, EXPIRED } from './test-cards.ts';

export interface Attempt {
  readonly method: PaymentMethod;
  /** The customer is there and can authenticate. */
  readonly isOnSession: boolean;
  /** They just did. */
  readonly isAuthenticated?: boolean;
  /** Where the page for authentication sends the browser afterwards. */
  readonly returnUrl?: string | undefined;
}

type Step =
  | { readonly to: 'succeeded' | 'processing' | 'requires_action' }
  | { readonly to: 'failed'; readonly why: Decline };

/** Charges the card or debits the account: the intent and its charge as they are afterwards, with their events. */
export function chargeIntent(world: World, intent: PaymentIntent, attempt: Attempt): PaymentIntent {
  const { method } = attempt;
  const step = isExpired(world, method)
    ? ({ to: 'failed', why: EXPIRED } as const)
    : stepOf(world, behaviourOf(world, method), attempt);
  const withMethod: PaymentIntent = { ...intent, payment_method: method.id, next_action: null };
  if (step.to === 'requires_action') return askForAuthentication(world, withMethod, attempt);
  if (step.to === 'processing') {
    const isCard = method.type === 'card';
    return settle(world, 'payment_intent.processing', {
      ...withMethod,
      last_payment_error: null,
      latest_charge: isCard ? withMethod.latest_charge : createPendingCharge(world, withMethod, method).id,
      status: 'processing',
      processing: isCard ? { type: 'card', card: {} } : null,
    });
  }
  if (step.to === 'failed') return failIntent(world, withMethod, method, step.why);
  return succeedIntent(world, withMethod, method);
}

function stepOf(
  world: World,
  behaviour: CardBehaviour,
  { method, isOnSession, isAuthenticated }: Attempt,
): Step {
  switch (behaviour.does) {
    case 'succeed':
    case 'be-disputed':
      return { to: 'succeeded' };
    case 'decline':
      return { to: 'failed', why: behaviour.why };
    case 'decline-later':
      return isOnSession ? { to: 'succeeded' } : { to: 'failed', why: behaviour.why };
    case 'authenticate-once':
      if (isAuthenticated || (!isOnSession && isPrepared(world, method))) return { to: 'succeeded' };
      return { to: 'requires_action' };
    case 'authenticate-always':
      if (!isAuthenticated) return { to: 'requires_action' };
      return behaviour.afterwards === undefined
        ? { to: 'succeeded' }
        : { to: 'failed', why: behaviour.afterwards };
    case 'process':
      return { to: 'processing' };
  }
}

/** It was authenticated for later use before. */
const isPrepared = (world: World, method: PaymentMethod): boolean =>
  world.store.done.has(`prepared:${method.id}`);

export const setPrepared = (world: World, method: PaymentMethod): void => {
  world.store.done.add(`prepared:${method.id}`);
};

function askForAuthentication(world: World, intent: PaymentIntent, attempt: Attempt): PaymentIntent {
  const { isOnSession, returnUrl, method } = attempt;
  const url = `${world.publicUrl()}/_sandbox/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  const charge = isOnSession ? null : createCharge(world, intent, method, AUTHENTICATION_REQUIRED);
  return settle(world, 'payment_intent.requires_action', {
    ...intent,
    latest_charge: charge?.id ?? intent.latest_charge,
    status: 'requires_action',
    next_action:
      returnUrl === undefined
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
        : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } },
    last_payment_error: charge === null ? null : errorOf(AUTHENTICATION_REQUIRED, method, charge),
  });
}

/** The payment came through. */
export function succeedIntent(world: World, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const charge = endCharge(world, intent, method);
  if (intent.setup_future_usage === 'off_session') {
    setPrepared(world, method);
    if (intent.customer !== null) keepWith(world, method, intent.customer);
  }
  return settle(world, 'payment_intent.succeeded', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    processing: null,
    status: 'succeeded',
  });
}

/** It did not, and another card may be tried. */
export function failIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  why: Decline,
): PaymentIntent {
  const isCharged = why.code !== 'payment_intent_authentication_failure';
  const charge = isCharged ? endCharge(world, intent, method, why) : null;
  return settle(world, 'payment_intent.payment_failed', {
    ...intent,
    last_payment_error: errorOf(why, method, charge),
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  });
}

function settle(world: World, event: Parameters<World['emit']>[0], intent: PaymentIntent): PaymentIntent {
  world.store.keep(intent);
  world.emit(event, intent);
  return intent;
}

/** `last_payment_error` keeps the method whole, where other fields have its id. */
function errorOf(
  why: Decline,
  method: PaymentMethod,
  charge: Charge | null,
): NonNullable<PaymentIntent['last_payment_error']> {
  return {
    ...why,
    type: 'card_error',
    doc_url: `https://stripe.com/docs/error-codes/${why.code.replaceAll('_', '-')}`,
    ...(charge && { charge: charge.id }),
    payment_method: method,
  };
}

/** The answer to a request whose card was refused. */
export function cardRefused(intent: PaymentIntent): ApiError {
  const { last_payment_error: error } = intent;
  return new ApiError(402, {
    ...error,
    type: 'card_error',
    message: error?.message ?? 'Your card was declined.',
    payment_intent: intent,
  });
}
