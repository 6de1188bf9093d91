import { newId } from '../kernel/identifiers.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { mandateOf } from './mandates.ts';
import type { Decline } from './test-cards.ts';

type Outcome = Pick<
  Charge,
  | 'amount_captured'
  | 'balance_transaction'
  | 'captured'
  | 'failure_code'
  | 'failure_message'
  | 'outcome'
  | 'paid'
  | 'receipt_url'
  | 'status'
>;

/** A charge that is decided: taken, or refused for a reason. */
export function createCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  why?: Decline,
): Charge {
  const pending = unfinishedCharge(world, intent, method);
  return decide(world, pending, why);
}

/** A debit that its bank has not decided; `endCharge` does. */
export function createPendingCharge(world: World, intent: PaymentIntent, method: PaymentMethod): Charge {
  const charge = world.store.put<'charge'>(unfinishedCharge(world, intent, method));
  world.emit('charge.pending', charge);
  return charge;
}

/** The charge that waited for the bank, decided; a new one where none waited. */
export function endCharge(world: World, intent: PaymentIntent, method: PaymentMethod, why?: Decline): Charge {
  const latest = world.store.find('charge', intent.latest_charge ?? '');
  if (latest?.status !== 'pending') return createCharge(world, intent, method, why);
  return decide(world, latest, why);
}

function decide(world: World, pending: Charge, why?: Decline): Charge {
  const charge = world.store.put<'charge'>({ ...pending, ...outcomeOf(world, pending, why) });
  world.emit(why ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

const outcomeOf = (world: World, { id, amount }: Charge, why: Decline | undefined): Outcome => ({
  amount_captured: why ? 0 : amount,
  balance_transaction: why ? null : newId('txn'),
  captured: !why,
  failure_code: why?.code ?? null,
  failure_message: why?.message ?? null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: why ? 'declined_by_network' : 'approved_by_network',
    reason: why?.decline_code ?? why?.code ?? null,
    risk_level: 'normal',
    seller_message: why ? 'The bank did not authorise the payment.' : 'Payment complete.',
    type: why ? 'issuer_declined' : 'authorized',
  },
  paid: !why,
  receipt_url: why ? null : `${world.publicUrl()}/_sandbox/receipts/${id}`,
  status: why ? 'failed' : 'succeeded',
});

const unfinishedCharge = (
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
): Charge & { object: 'charge' } => ({
  id: newId(method.type === 'card' ? 'ch' : 'py'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: method.billing_details,
  calculated_statement_descriptor: 'TRAZO',
  captured: true,
  created: world.now(),
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: false,
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: detailsOf(world, intent, method),
  receipt_email: intent.receipt_email,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'pending',
  transfer_data: null,
  transfer_group: null,
});

function detailsOf(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
): Charge['payment_method_details'] {
  const { card, sepa_debit: debit } = method;
  if (debit !== undefined) {
    const { bank_code, branch_code, country, fingerprint, last4 } = debit;
    const mandate = mandateOf(world, method)?.id ?? null;
    return {
      type: 'sepa_debit',
      sepa_debit: { bank_code, branch_code, country, fingerprint, last4, mandate },
    };
  }
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: card?.checks ?? null,
      country: card?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 0,
      exp_year: card?.exp_year ?? 0,
      fingerprint: card?.fingerprint ?? null,
      funding: card?.funding ?? null,
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: card?.wallet ? { dynamic_last4: card.wallet.dynamic_last4, type: card.wallet.type } : null,
    },
  };
}
