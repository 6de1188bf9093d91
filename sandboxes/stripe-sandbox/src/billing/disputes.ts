import { invalidRequest } from '../kernel/api-error.ts';
import { DAY } from '../kernel/calendar.ts';
import { newId } from '../kernel/identifiers.ts';
import type { Objects } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';

type Dispute = Objects['dispute'];

const DAYS_TO_ANSWER = 20;

/** The holder of the card asks the money back from their bank. */
export function disputeCharge(world: World, chargeId: string, reason = 'fraudulent'): Dispute {
  const charge = world.store.get('charge', chargeId);
  if (charge.disputed || !charge.paid) throw invalidRequest('This charge cannot be disputed.');
  world.store.keep({ ...charge, disputed: true });
  const dispute = world.store.put({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: world.now() + DAYS_TO_ANSWER * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  });
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank has decided. */
export function closeDispute(world: World, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw invalidRequest('This dispute is already closed.');
  const closed: Dispute = { ...dispute, status };
  world.store.keep(closed);
  world.emit('charge.dispute.closed', closed);
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
