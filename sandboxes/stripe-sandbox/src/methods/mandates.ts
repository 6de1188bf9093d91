import { invalidRequest } from '../kernel/api-error.ts';
import { newId, randomText } from '../kernel/identifiers.ts';
import type { Mandate, PaymentMethod } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';

/** What the account's owner has allowed, if they have. */
export const mandateOf = (world: World, method: PaymentMethod): Mandate | undefined =>
  world.store.all('mandate').findLast(({ payment_method: of }) => of === method.id);

/** A debit needs a mandate: the one there is, or the one accepted with this request. */
export function needMandate(world: World, method: PaymentMethod, isAccepted: boolean): void {
  if (method.type !== 'sepa_debit' || mandateOf(world, method) !== undefined) return;
  if (!isAccepted) {
    throw invalidRequest(
      'You must provide mandate_data when you confirm with a payment method of type sepa_debit.',
      { code: 'parameter_missing', param: 'mandate_data' },
    );
  }
  world.store.put<'mandate'>({
    id: newId('mandate'),
    object: 'mandate',
    customer_acceptance: {
      accepted_at: world.now(),
      online: { ip_address: '127.0.0.1', user_agent: 'browser' },
      type: 'online',
    },
    livemode: false,
    multi_use: {},
    payment_method: method.id,
    payment_method_details: {
      sepa_debit: { reference: randomText(16).toUpperCase(), url: '' },
      type: 'sepa_debit',
    },
    status: 'active',
    type: 'multi_use',
  });
}
