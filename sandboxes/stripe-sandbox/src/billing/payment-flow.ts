import { ApiError, invalidRequest } from '../kernel/api-error.ts';
import type { Invoice, PaymentIntent, PaymentMethod } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { type Attempt, cardRefused, chargeIntent, failIntent, succeedIntent } from '../methods/charging.ts';
import { behaviourOf, storedMethod } from '../methods/payment-method.ts';
import { AUTHENTICATION_FAILED, DEBIT_REFUSED, DECLINED, type Decline } from '../methods/test-cards.ts';
import { disputeCharge } from './disputes.ts';
import { intentOf, subscriptionIdOf } from './invoice-making.ts';
import { attemptFailed, followIntent } from './payment-outcome.ts';

/** Tries to pay with a card, and lets invoice and subscription follow. */
export function payIntent(world: World, intent: PaymentIntent, attempt: Attempt): PaymentIntent {
  const after = chargeIntent(world, intent, attempt);
  followIntent(world, after, attempt.isOnSession);
  if (after.status === 'succeeded' && behaviourOf(world, attempt.method).does === 'be-disputed') {
    disputeCharge(world, after.latest_charge ?? '');
  }
  return world.store.get('payment_intent', after.id);
}

/** The end of the authentication page. */
export function authenticateIntent(
  world: World,
  intent: PaymentIntent,
  isAuthenticated: boolean,
): PaymentIntent {
  if (intent.status !== 'requires_action') return intent;
  const method = methodOf(world, intent);
  if (isAuthenticated) return payIntent(world, intent, { method, isOnSession: true, isAuthenticated });
  const after = failIntent(world, intent, method, AUTHENTICATION_FAILED);
  followIntent(world, after, true);
  return after;
}

/** The end of a payment that was in processing. */
export function endProcessing(
  world: World,
  intent: PaymentIntent,
  forced?: 'succeeded' | 'failed',
): PaymentIntent {
  if (intent.status !== 'processing') return intent;
  const method = methodOf(world, intent);
  const behaviour = behaviourOf(world, method);
  const end = forced ?? (behaviour.does === 'process' ? behaviour.ends : 'succeeded');
  const after =
    end === 'succeeded'
      ? succeedIntent(world, intent, method)
      : failIntent(world, intent, method, refusalOf(method));
  followIntent(world, after, true);
  return after;
}

const refusalOf = ({ type }: PaymentMethod): Decline => (type === 'card' ? DECLINED : DEBIT_REFUSED);

const methodOf = (world: World, { payment_method: id }: PaymentIntent): PaymentMethod =>
  world.store.get('payment_method', id ?? '');

interface InvoiceAttempt {
  readonly isOnSession: boolean;
  readonly method?: PaymentMethod | undefined;
}

/** Tries to pay an open invoice with the card given, the subscription's, or the customer's. */
export function payInvoice(world: World, invoice: Invoice, { isOnSession, method }: InvoiceAttempt): Invoice {
  const intent = intentOf(world, invoice);
  const card = method ?? storedMethod(world, invoice.customer, subscriptionIdOf(invoice));
  if (intent === undefined || intent.status === 'processing') return invoice;
  if (card === undefined) attemptFailed(world, invoice, isOnSession);
  else payIntent(world, intent, { method: card, isOnSession });
  return world.store.get('invoice', invoice.id);
}

/** Refuses as Stripe does when an invoice could not be paid on request. */
export function mustBePaid(world: World, invoice: Invoice): Invoice {
  if (invoice.status === 'paid') return invoice;
  const intent = intentOf(world, invoice);
  if (intent?.status === 'processing') return invoice;
  if (intent?.status === 'requires_action') {
    throw new ApiError(402, {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message:
        "This payment required an authentication action to complete, but `error_on_requires_action` was set. When you're ready, you can upgrade your integration to handle actions.",
    });
  }
  if (intent === undefined || intent.last_payment_error === null) {
    throw invalidRequest('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    });
  }
  throw cardRefused(intent);
}
