import { screen, within } from '@testing-library/react';
import type { Billing, Offer, Subscription } from '@trazo/contract/billing/payments';
import navigation from '@trazo/messages/en/navigation.json' with { type: 'json' };
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessionStore } from '../../shared/session/this-session.ts';
import { ANA } from '../../shared/testing/account.ts';
import { renderInApplication, speakEnglish, type WordKey, words } from '../../shared/testing/components.tsx';
import { stubServer } from '../../shared/testing/stub-server.ts';
import { AccountState } from './account-state.tsx';

beforeAll(async () => {
  await speakEnglish();
  // Of the frame around every page, which brings its own words.
  i18next.addResourceBundle('en', 'navigation', navigation);
});
afterEach(() => sessionStore.end());

const UNTIL = '2026-12-01T10:00:00.000Z';
const ORDER = '/builder/register';
const PAYMENTS = '/account#payments';

const running: Subscription = {
  started_at: '2026-11-24T10:00:00.000Z',
  next_amount: 95,
  next_date: UNTIL,
  renewal_amount: 95,
  currency: 'EUR',
  cancel_at_period_end: false,
  ends_at: null,
  amount_due: null,
  needs_authentication: false,
};
const month: Offer = {
  first_amount: 95,
  trial_days: 0,
  renewal_amount: 95,
  renewal_date: UNTIL,
  currency: 'EUR',
  payment_methods: ['card'],
};
const trial: Offer = { ...month, first_amount: 50, trial_days: 7 };
const never: Billing = {
  provider: 'sandbox',
  publishable_key: 'pk_test',
  entitlement: { state: 'registered', may_export: false, access_until: null },
  subscription: null,
  withdrawable_until: null,
  card: null,
  debit: null,
  payment_methods: ['card'],
  order_again_from: null,
  offer: trial,
  pro_offer: null,
  payments: [],
};
const withAccess = (
  state: 'trial' | 'active' | 'past_due' | 'cancelled',
  changes: Partial<Subscription>,
) => ({
  ...never,
  offer: null,
  entitlement: { state, may_export: true, access_until: UNTIL },
  subscription: { ...running, ...changes },
});
const underWay = (method: 'card' | 'sepa_debit'): Billing => ({
  ...never,
  payments: [
    {
      id: 'p1',
      amount: 95,
      amount_refunded: 0,
      currency: 'EUR',
      date: UNTIL,
      status: 'processing',
      method,
      invoice_url: null,
    },
  ],
});

interface Case {
  readonly name: string;
  readonly billing: Billing;
  readonly says: readonly string[];
  readonly step?: readonly [WordKey, string];
}

const CASES: readonly Case[] = [
  {
    name: 'before any order',
    billing: never,
    says: ['No subscription', '€0.50 today for 7\u00a0days with everything, then €0.95 a month.'],
    step: ['billing:state.begin', ORDER],
  },
  {
    name: 'in the trial',
    billing: withAccess('trial', {}),
    says: ['Trial until 1\u00a0Dec\u00a02026', 'Next payment: €0.95 on 1\u00a0Dec\u00a02026.'],
    step: ['navigation:payments', PAYMENTS],
  },
  {
    name: 'in a paid month',
    billing: withAccess('active', {}),
    says: ['Subscription active', 'Next payment: €0.95 on 1\u00a0Dec\u00a02026.'],
    step: ['navigation:payments', PAYMENTS],
  },
  {
    name: 'where a renewal was not paid',
    billing: withAccess('past_due', { amount_due: 95 }),
    says: ['The last payment could not be charged', 'Due now: €0.95.'],
    step: ['billing:state.pay', ORDER],
  },
  {
    name: 'once it is cancelled',
    billing: withAccess('cancelled', { cancel_at_period_end: true, next_amount: null, next_date: null }),
    says: ['Cancelled: access until 1\u00a0Dec\u00a02026'],
    step: ['billing:state.resume', PAYMENTS],
  },
  {
    name: 'when it has ended',
    billing: {
      ...never,
      entitlement: { state: 'expired', may_export: false, access_until: null },
      offer: month,
    },
    says: ['The subscription has ended', '€0.95 a month.'],
    step: ['billing:state.again', ORDER],
  },
  {
    name: 'after a withdrawal, where no order is taken yet',
    billing: {
      ...never,
      entitlement: { state: 'expired', may_export: false, access_until: null },
      offer: month,
      order_again_from: UNTIL,
    },
    says: ['The subscription has ended'],
    step: ['navigation:payments', PAYMENTS],
  },
  {
    name: 'while the bank has not answered',
    billing: underWay('card'),
    says: ['Do not pay again'],
  },
  {
    name: 'while a debit is on its way',
    billing: underWay('sepa_debit'),
    says: ['5 working days'],
  },
];

describe('above the plans', () => {
  it.each(CASES)(
    '$name: how the account stands, and the one step to take',
    async ({ billing, says, step }) => {
      sessionStore.begin('token', ANA);
      stubServer({ status: 200, body: billing });
      renderInApplication(<AccountState />);
      const state = await screen.findByRole('region', { name: words('billing:order.title') });
      for (const text of says) expect(state.textContent).toContain(text);
      const steps = within(state).queryAllByRole('link');
      expect(steps.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        step === undefined ? [] : [[words(step[0]), step[1]]],
      );
    },
  );
});
