import { expect, it } from 'vitest';
import { readOffer } from './offer.ts';

const PRODUCT = {
  trial_price: 50,
  subscription_price: 95,
  currency_symbol: '€',
  currency: 'EUR',
  trial_days: 7,
};

it('reads the offer of an answer', () => {
  expect(readOffer({ product: PRODUCT })).toEqual({
    trial_price: 50,
    subscription_price: 95,
    currency_symbol: '€',
    currency: 'EUR',
    trial_days: 7,
  });
});

it('needs no more than the fields of the specification', () => {
  const { currency: _code, trial_days: _days, ...specified } = PRODUCT;
  expect(readOffer({ product: specified })).toEqual(specified);
});

it.each([
  ['nothing', undefined],
  ['an error', { error: 'internal', message: '' }],
  ['no product', { product: null }],
  ['no trial price', { product: { ...PRODUCT, trial_price: undefined } }],
  ['no subscription price', { product: { ...PRODUCT, subscription_price: null } }],
  ['a price that is none', { product: { ...PRODUCT, subscription_price: '95' } }],
  ['a price below zero', { product: { ...PRODUCT, trial_price: -1 } }],
  ['no symbol', { product: { ...PRODUCT, currency_symbol: undefined } }],
])('has none where there is %s', (_what, answer) => {
  expect(readOffer(answer)).toBeUndefined();
});
