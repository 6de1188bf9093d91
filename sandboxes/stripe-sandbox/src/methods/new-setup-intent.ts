import { newId, randomText } from '../kernel/identifiers.ts';
import type { MethodType, SetupIntent } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';

interface NewSetup {
  readonly customer: string | null;
  readonly usage: 'off_session' | 'on_session';
  readonly description?: string | undefined;
  readonly metadata?: Record<string, string>;
  readonly allowedTypes?: MethodType[] | undefined;
  /** Cards alone, where nothing else is said. */
  readonly methodTypes?: readonly MethodType[] | undefined;
}

/** A card or an account that is to be stored without a payment. */
export function newSetupIntent(world: World, options: NewSetup): SetupIntent {
  const { customer, usage, description, metadata, allowedTypes, methodTypes } = options;
  const id = newId('seti');
  const intent = world.store.put({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: allowedTypes ?? null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(24)}`,
    created: world.now(),
    customer,
    customer_account: null,
    description: description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...(methodTypes ?? allowedTypes ?? (['card'] as const))],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage,
  });
  world.emit('setup_intent.created', intent);
  return intent;
}
