import { expect, it } from 'vitest';
import { NOTHING_PAID } from '../billing-state.ts';
import { offerFor } from './offers.ts';

const TERMS = {
  trialPrice: 50,
  subscriptionPrice: 95,
  currency: 'EUR',
  currencySymbol: '€',
  trialDays: 7,
  takesDebits: true,
  graceMs: 0,
} as const;

it('is the trial for customers who had none', () => {
  expect(offerFor(NOTHING_PAID, TERMS, new Date('2027-01-31T10:00:00.000Z'))).toEqual({
    first_amount: 50,
    trial_days: 7,
    renewal_date: '2027-02-07T10:00:00.000Z',
    renewal_amount: 95,
    currency: 'EUR',
    payment_methods: ['card'],
  });
});

it('is a month at once to an account that leaves the trial out', () => {
  const now = new Date('2027-01-15T10:00:00.000Z');
  expect(offerFor(NOTHING_PAID, TERMS, now, 'pro')).toEqual(
    offerFor({ ...NOTHING_PAID, hadTrial: true }, TERMS, now),
  );
});

it.each([
  ['2027-01-15T10:00:00.000Z', '2027-02-15T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2027-12-31T10:00:00.000Z', '2028-01-31T10:00:00.000Z'],
])('is a month for customers who had the trial: on %s until %s', (now, renewal_date) => {
  expect(offerFor({ ...NOTHING_PAID, hadTrial: true }, TERMS, new Date(now))).toEqual({
    first_amount: 95,
    trial_days: 0,
    renewal_date,
    renewal_amount: 95,
    currency: 'EUR',
    payment_methods: ['card', 'sepa_debit'],
  });
});

it('takes no debit where the installation takes none', () => {
  const terms = { ...TERMS, takesDebits: false };
  expect(offerFor(NOTHING_PAID, terms, new Date(), 'pro').payment_methods).toEqual(['card']);
});
