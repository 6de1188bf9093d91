import { expect, it } from 'vitest';
import { providerPages } from './provider-pages.ts';

it('leads to the pages of the mode the key is of', () => {
  const live = providerPages({ name: 'stripe', publishableKey: 'pk_live_x' });
  expect(live.customer('cus_1')).toBe('https://dashboard.stripe.com/customers/cus_1');
  const test = providerPages({ name: 'stripe', publishableKey: 'pk_test_x' });
  expect(test.invoice('in_1')).toBe('https://dashboard.stripe.com/test/invoices/in_1');
  expect(test.customer(null)).toBe(null);
});

it('leads nowhere where there is only a sandbox', () => {
  const { customer, invoice } = providerPages({ name: 'sandbox', publishableKey: 'pk_test_x' });
  expect([customer('cus_1'), invoice('in_1')]).toEqual([null, null]);
});
