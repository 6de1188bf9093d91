import { createHash } from 'node:crypto';
import { ApiError } from '../kernel/api-error.ts';
import type { PaymentMethod } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { emptyMethod, type MethodBilling } from './payment-method.ts';
import { isIban } from './test-accounts.ts';

/** Stores a bank account; its IBAN stays inside the sandbox. */
export function createDebitMethod(world: World, typed: string, billing: MethodBilling = {}): PaymentMethod {
  const iban = typed.replace(/\s/g, '').toUpperCase();
  if (!isIban(iban)) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'invalid_bank_account_iban',
      message: 'The IBAN you provided is invalid.',
      param: 'sepa_debit[iban]',
    });
  }
  for (const field of ['name', 'email'] as const) {
    if (billing[field]) continue;
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'parameter_missing',
      message: `Missing required param: billing_details[${field}].`,
      param: `billing_details[${field}]`,
    });
  }
  const method = world.store.put<'payment_method'>({
    ...emptyMethod(world, billing),
    sepa_debit: {
      bank_code: iban.slice(4, 12),
      branch_code: '',
      country: iban.slice(0, 2),
      fingerprint: createHash('sha256').update(iban).digest('base64url').slice(0, 16),
      generated_from: { charge: null, setup_attempt: null },
      last4: iban.slice(-4),
    },
    type: 'sepa_debit',
  });
  world.store.cards.set(method.id, iban);
  return method;
}
