import { invalidRequest } from '../kernel/api-error.ts';
import { newId } from '../kernel/identifiers.ts';
import type { Charge, Objects } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';

interface RefundOptions {
  /** Minor units; the rest of the charge if none is given. */
  readonly amount?: number | undefined;
  readonly reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
  readonly metadata?: Record<string, string>;
}

/** Gives money back, never more than was taken. */
export function refundCharge(world: World, charge: Charge, options: RefundOptions = {}): Objects['refund'] {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid)
    throw invalidRequest(`Charge ${charge.id} was not paid.`, { code: 'charge_not_refundable' });
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const { amount = left, reason = null, metadata = {} } = options;
  if (amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  const refunded = charge.amount_refunded + amount;
  const after: Charge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  };
  world.store.keep(after);
  const refund = world.store.put({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details:
      charge.payment_method_details?.type === 'card'
        ? { card: { type: 'refund' }, type: 'card' }
        : { type: 'sepa_debit' },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  world.emit('refund.created', refund);
  world.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded });
  return refund;
}
