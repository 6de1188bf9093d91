import { expect, it } from 'vitest';
import { returnedFromBank, withBankVisit, withoutProviderReturn } from './provider-return.ts';

it.each([
  ['payment_intent=pi_1&redirect_status=succeeded', 'payment'],
  ['for=download&bank=payment', 'payment'],
  ['setup_intent=seti_1&redirect_status=failed', 'card'],
  ['for=download&return=%2Fmy-plans', undefined],
])('%s', (search, what) => {
  expect(returnedFromBank(new URLSearchParams(search))).toBe(what);
});

it('notes that the bank’s page is visited, until it was come back from', () => {
  const before = new URLSearchParams('for=download');
  const noted = withBankVisit(before);
  expect(returnedFromBank(noted)).toBe('payment');
  expect(String(withoutProviderReturn(noted))).toBe(String(before));
});

it('keeps everything of the address that is not the provider’s', () => {
  const search = new URLSearchParams({
    for: 'download',
    plan: '7',
    payment_intent: 'pi_1',
    payment_intent_client_secret: 'pi_1_secret_2',
    redirect_status: 'succeeded',
  });
  expect(String(withoutProviderReturn(search))).toBe(
    String(new URLSearchParams({ for: 'download', plan: '7' })),
  );
});
