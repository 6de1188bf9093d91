import { expect } from 'vitest';
import { isLive, type Real } from './payment-steps.ts';
import { ownOf } from './test-stripe.ts';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;

/**
 * Deletes the account, wherever its sequence came to: by the terms nothing that was paid before is given back, nothing is
 * charged any more, and what the bank was still looking at goes back.
 */
export async function deleteAccountAt(real: Real): Promise<void> {
  const { sandbox, stripe, payer, settle, readAgain } = real;
  sandbox.control.clearFaults();
  sandbox.control.webhooks({ copies: 1, order: 'as-they-happen', isHeld: false });
  // What was paid in the second of the deletion counts as later.
  await sandbox.clock.advance(2 * SECOND);
  await readAgain();
  await settle();
  const customers = await ownOf(stripe, payer.email, async (customer) => ({ data: [customer] }));
  const kept = async () => {
    let total = 0;
    for (const customer of customers) {
      const { data } = await stripe.charges.list({ customer, limit: 100 });
      for (const charge of data) {
        if (charge.status === 'succeeded') total += charge.amount - charge.amount_refunded;
      }
    }
    return total;
  };
  const before = await kept();
  await payer.remove();
  await settle();
  await sandbox.clock.advance(40 * DAY);
  await settle();
  expect(await kept(), 'money kept of a deleted account').toBe(before);
  for (const customer of customers) {
    const { data } = await stripe.subscriptions.list({ customer });
    expect(data.filter(isLive).map(({ status }) => status)).toEqual([]);
  }
}
