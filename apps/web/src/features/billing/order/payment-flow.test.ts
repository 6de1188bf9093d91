import type { Billing } from '@trazo/contract/billing/payments';
import { expect, it, vi } from 'vitest';
import type { ApiResult } from '../../../shared/api/api-client.ts';
import type { Confirmation } from '../card/card-entry.ts';
import { type PaymentEnd, type PaymentSteps, pay } from './payment-flow.ts';

type Started = Awaited<ReturnType<PaymentSteps['start']>>;
type Settled = Awaited<ReturnType<PaymentSteps['settle']>>;

const BILLING: Billing = {
  provider: 'sandbox',
  publishable_key: 'pk',
  entitlement: { state: 'trial', may_export: true, access_until: '2026-11-28T10:00:00.000Z' },
  subscription: null,
  withdrawable_until: null,
  order_again_from: null,
  card: null,
  debit: null,
  payment_methods: ['card'],
  offer: null,
  pro_offer: null,
  payments: [],
};

const failure = (code: string | undefined, status = 500): Extract<ApiResult<never>, { isError: true }> => ({
  isError: true,
  status,
  error: 'in words',
  code,
  details: [],
  retryAfter: undefined,
});

const started = (
  status: 'payment_needed' | 'action_needed' | 'processing' | 'succeeded',
  client_secret: string | null = 'pi_1_secret_2',
): Started => ({
  isError: false,
  body: {
    provider: 'sandbox',
    publishable_key: 'pk',
    status,
    client_secret,
    amount: 50,
    currency: 'EUR',
  },
});

const settled = (
  outcome: 'succeeded' | 'processing' | 'unsuccessful' | 'not_fulfilled' | 'refused',
): Settled => ({
  isError: false,
  body: { outcome, billing: BILLING },
});

const stepsOf = (begun: Started, confirmation: Confirmation, end: Settled) => ({
  start: vi.fn(async () => begun),
  confirm: vi.fn(async () => confirmation),
  answerBank: vi.fn(async () => confirmation),
  settle: vi.fn(async () => end),
  returnUrl: 'https://here.example/builder/register',
});

const CONFIRMED: Confirmation = { kind: 'confirmed' };

it.each<[string, Confirmation, Settled, PaymentEnd]>([
  ['paid', CONFIRMED, settled('succeeded'), { kind: 'succeeded', billing: BILLING }],
  ['under way', CONFIRMED, settled('processing'), { kind: 'processing' }],
  [
    'taken, and our server out of reach: no customer pays twice',
    CONFIRMED,
    failure(undefined, 0),
    { kind: 'processing' },
  ],
  ['refused in the end', CONFIRMED, settled('unsuccessful'), { kind: 'unsuccessful', reason: 'generic' }],
  [
    'declined',
    { kind: 'declined', reason: 'insufficient_funds' },
    settled('unsuccessful'),
    { kind: 'unsuccessful', reason: 'insufficient_funds' },
  ],
  [
    'paid with what had paid before a withdrawal',
    { kind: 'confirmed' },
    settled('refused'),
    { kind: 'refused' },
  ],
  ['the bank not answered', { kind: 'unfinished' }, settled('not_fulfilled'), { kind: 'not_fulfilled' }],
  [
    'the line dead, and paid',
    { kind: 'unreachable' },
    settled('succeeded'),
    { kind: 'succeeded', billing: BILLING },
  ],
  [
    'the line dead, and not paid',
    { kind: 'unreachable' },
    settled('not_fulfilled'),
    { kind: 'processing_error' },
  ],
  ['a failure of the provider', { kind: 'failed' }, settled('unsuccessful'), { kind: 'processing_error' }],
  [
    'every line dead',
    { kind: 'unreachable' },
    failure(undefined, 0),
    { kind: 'unexpected', error: 'in words' },
  ],
  ['on the way to the bank', { kind: 'leaving' }, settled('not_fulfilled'), { kind: 'leaving' }],
])('%s', async (_name, confirmation, end, expected) => {
  expect(await pay(stepsOf(started('payment_needed'), confirmation, end))).toEqual(expected);
});

it.each(['payment_needed', 'action_needed'] as const)(
  'asks our server what came of a payment whose script throws: %s',
  async (status) => {
    const steps = stepsOf(started(status), CONFIRMED, settled('succeeded'));
    const crash = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
    const crashing = { ...steps, confirm: crash, answerBank: crash };
    expect(await pay(crashing)).toEqual({ kind: 'succeeded', billing: BILLING });
    expect(steps.settle).toHaveBeenCalledOnce();
  },
);

it('confirms no payment that is already made', async () => {
  const steps = stepsOf(started('succeeded', null), CONFIRMED, settled('succeeded'));
  expect(await pay(steps)).toEqual({ kind: 'succeeded', billing: BILLING });
  expect(steps.confirm).not.toHaveBeenCalled();
});

it('asks the bank, and for no card, where only the bank has a question', async () => {
  const steps = stepsOf(started('action_needed'), CONFIRMED, settled('succeeded'));
  await pay(steps);
  expect(steps.answerBank).toHaveBeenCalledWith({
    what: 'payment',
    clientSecret: 'pi_1_secret_2',
    returnUrl: steps.returnUrl,
  });
  expect(steps.confirm).not.toHaveBeenCalled();
});

it.each([
  ['payment_provider_unavailable', { kind: 'processing_error' }],
  ['price_changed', { kind: 'changed', error: 'in words' }],
  ['consent_required', { kind: 'ended' }],
  ['consent_outdated', { kind: 'changed', error: 'in words' }],
  ['internal', { kind: 'unexpected', error: 'in words' }],
  [undefined, { kind: 'unexpected', error: 'in words' }],
] as const)('an order refused with %s ends there', async (code, expected) => {
  const steps = stepsOf(failure(code), CONFIRMED, settled('succeeded'));
  expect(await pay(steps)).toEqual(expected);
  expect(steps.confirm).not.toHaveBeenCalled();
  expect(steps.settle).not.toHaveBeenCalled();
});
