import { ApiError } from '../kernel/api-error.ts';
import type { PaymentMethod, SetupIntent } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { setPrepared } from './charging.ts';
import { mandateOf } from './mandates.ts';
import { behaviourOf, keepWith } from './payment-method.ts';
import { AUTHENTICATION_FAILED, type Decline } from './test-cards.ts';

const SETUP_AUTHENTICATION_FAILED: Decline = {
  ...AUTHENTICATION_FAILED,
  code: 'setup_intent_authentication_failure',
};

/** Stores a card or an account for later, after asking for authentication where the card wants it. */
export function setUpCard(
  world: World,
  intent: SetupIntent,
  method: PaymentMethod,
  returnUrl: string | undefined,
): SetupIntent {
  const withMethod: SetupIntent = {
    ...intent,
    payment_method: method.id,
    last_setup_error: null,
    mandate: mandateOf(world, method)?.id ?? null,
  };
  const behaviour = behaviourOf(world, method);
  switch (behaviour.does) {
    case 'decline':
      return failSetup(world, withMethod, method, behaviour.why);
    case 'authenticate-once':
    case 'authenticate-always':
      return askForAuthentication(world, withMethod, returnUrl);
    default:
      return succeedSetup(world, withMethod, method);
  }
}

/** The end of the authentication page. */
export function authenticateSetup(world: World, intent: SetupIntent, isAuthenticated: boolean): SetupIntent {
  if (intent.status !== 'requires_action') return intent;
  const method = world.store.get('payment_method', intent.payment_method ?? '');
  if (isAuthenticated) return succeedSetup(world, intent, method);
  return failSetup(world, intent, method, SETUP_AUTHENTICATION_FAILED);
}

function askForAuthentication(world: World, intent: SetupIntent, returnUrl: string | undefined): SetupIntent {
  const url = `${world.publicUrl()}/_sandbox/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  return settle(world, 'setup_intent.requires_action', {
    ...intent,
    status: 'requires_action',
    next_action:
      returnUrl === undefined
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
        : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } },
  });
}

function succeedSetup(world: World, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  setPrepared(world, method);
  if (intent.customer !== null) keepWith(world, method, intent.customer);
  for (const subscription of world.store.all('subscription')) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    world.store.keep({ ...subscription, default_payment_method: method.id, pending_setup_intent: null });
  }
  return settle(world, 'setup_intent.succeeded', { ...intent, next_action: null, status: 'succeeded' });
}

function failSetup(world: World, intent: SetupIntent, method: PaymentMethod, why: Decline): SetupIntent {
  return settle(world, 'setup_intent.setup_failed', {
    ...intent,
    last_setup_error: { ...errorFields(why), type: 'card_error', payment_method: method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
}

const errorFields = (why: Decline) => ({
  ...why,
  doc_url: `https://stripe.com/docs/error-codes/${why.code.replaceAll('_', '-')}`,
});

function settle(world: World, event: Parameters<World['emit']>[0], intent: SetupIntent): SetupIntent {
  world.store.keep(intent);
  world.emit(event, intent);
  return intent;
}

/** The answer to a request whose card could not be stored. */
export function setupRefused(intent: SetupIntent): ApiError {
  const { last_setup_error: error } = intent;
  return new ApiError(402, {
    ...error,
    type: 'card_error',
    message: error?.message ?? 'Your card was declined.',
    setup_intent: intent,
  });
}
