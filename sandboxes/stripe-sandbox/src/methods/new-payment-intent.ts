import { newId, randomText } from '../kernel/identifiers.ts';
import type { MethodType, PaymentIntent } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';

interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description?: string | undefined;
  readonly metadata?: Record<string, string>;
  readonly receipt_email?: string | undefined;
  readonly setup_future_usage?: 'off_session' | 'on_session' | undefined;
  readonly allowedTypes?: MethodType[] | undefined;
  /** Cards alone, where nothing else is said. */
  readonly methodTypes?: readonly MethodType[] | undefined;
}

/** A payment that waits for a card or an account. */
export function newPaymentIntent(world: World, options: NewIntent): PaymentIntent {
  const id = newId('pi');
  const intent = world.store.put({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: options.allowedTypes ?? null,
    amount: options.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created: world.now(),
    currency: options.currency,
    customer: options.customer,
    customer_account: null,
    description: options.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: options.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...(options.methodTypes ?? options.allowedTypes ?? (['card'] as const))],
    payment_record: null,
    processing: null,
    receipt_email: options.receipt_email ?? null,
    review: null,
    setup_future_usage: options.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  world.emit('payment_intent.created', intent);
  return intent;
}
