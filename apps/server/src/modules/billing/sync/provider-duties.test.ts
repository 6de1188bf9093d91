import { describe, expect, it } from 'vitest';
import { BEGUN, ENDS, invoice, subscription } from '../../../testing/test-provider-facts.ts';
import type { InvoiceFacts, ProviderFacts, SubscriptionFacts } from '../provider/provider-facts.ts';
import { dutiesOf, type OrdersKnown } from './provider-duties.ts';
import { stateOfFacts } from './state-of-facts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const trialing = (own: Partial<SubscriptionFacts> = {}) => subscription({ status: 'trialing', ...own });

const unpaid = (own: Partial<InvoiceFacts> = {}): InvoiceFacts =>
  invoice({
    status: 'open',
    paidAt: null,
    intent: { status: 'requires_payment_method', clientSecret: 'x', hasFailed: false, method: 'card' },
    ...own,
  });

const renewal = (own: Partial<InvoiceFacts> = {}): InvoiceFacts =>
  unpaid({
    id: 'in_2',
    intentId: 'pi_2',
    isFirst: false,
    amount: 95,
    created: ENDS,
    coversUntil: ENDS + 30 * DAY,
    ...own,
  });

const facts = (own: Partial<ProviderFacts> = {}): ProviderFacts => ({
  subscriptions: [trialing()],
  invoices: [invoice()],
  card: null,
  debit: null,
  ...own,
});

const processing = { status: 'processing', clientSecret: 'x', hasFailed: false, method: 'card' } as const;

const duties = (found: ProviderFacts, after: number, own: Partial<OrdersKnown> = {}) =>
  dutiesOf(found, {
    open: { id: 'order', subscriptionId: 'sub_1' },
    withdrawn: new Set(),
    cancelled: new Map(),
    now: new Date(BEGUN + after),
    graceMs: 7 * DAY,
    ...own,
  }).map((duty) => `${duty.kind} ${'invoiceId' in duty ? duty.invoiceId : duty.subscriptionId}`);

const cancelledAfter = (time: number): Partial<OrdersKnown> => ({
  cancelled: new Map([['sub_1', new Date(BEGUN + time)]]),
});

describe('what is to be done at the provider', () => {
  it.each<[string, ProviderFacts, number, string[], Partial<OrdersKnown>?]>([
    ['a paid trial', facts(), 0, []],
    ['a trial that waits for its payment', facts({ invoices: [unpaid()] }), 23 * HOUR - 1, []],
    ['an unpaid trial', facts({ invoices: [unpaid()] }), 23 * HOUR, ['end sub_1']],
    ['one whose payment is on its way', facts({ invoices: [unpaid({ intent: processing })] }), 5 * DAY, []],
    ['a renewal within the grace', facts({ invoices: [renewal(), invoice()] }), 14 * DAY - 1, []],
    ['a renewal beyond the grace', facts({ invoices: [renewal(), invoice()] }), 14 * DAY, ['end sub_1']],
    ['money given back', facts({ invoices: [invoice({ isRefunded: true })] }), DAY, ['end sub_1']],
    ['money disputed', facts({ invoices: [invoice({ isDisputed: true })] }), DAY, ['end sub_1']],
    ['one that was stopped', facts({ subscriptions: [trialing({ stops: true })] }), 7 * DAY - 1, []],
    [
      'one that was stopped and is over',
      facts({ subscriptions: [trialing({ stops: true })] }),
      7 * DAY,
      ['end sub_1'],
    ],
    [
      'an older payment given back',
      facts({ invoices: [renewal({ status: 'paid' }), invoice({ isRefunded: true })] }),
      8 * DAY,
      [],
    ],
    ['one that was not ordered', facts(), 0, ['end sub_1', 'refund in_1'], { open: undefined }],
    [
      'a payment on its way for what has ended',
      facts({
        subscriptions: [trialing({ isLive: false })],
        invoices: [unpaid({ intent: processing })],
      }),
      DAY,
      [],
    ],
    [
      'a first payment that came after the cancellation',
      facts({ invoices: [invoice({ created: BEGUN + HOUR })] }),
      2 * HOUR,
      ['stop sub_1'],
      cancelledAfter(0),
    ],
    ['one that came to be unheard of', facts(), 0, [], { open: { id: 'order', subscriptionId: null } }],
    [
      'a second one',
      facts({
        subscriptions: [trialing(), trialing({ id: 'sub_2', orderId: 'other' })],
      }),
      0,
      ['end sub_2'],
    ],
    [
      'one made by hand on the provider’s pages',
      facts({ subscriptions: [trialing({ orderId: undefined })] }),
      0,
      ['end sub_1'],
      { open: undefined },
    ],
    ['a withdrawal', facts(), DAY, ['end sub_1', 'refund in_1'], { withdrawn: new Set(['sub_1']) }],
    [
      'a withdrawal that is done',
      facts({
        subscriptions: [trialing({ isLive: false })],
        invoices: [invoice({ isRefunded: true })],
      }),
      DAY,
      [],
      { withdrawn: new Set(['sub_1']), open: undefined },
    ],
    ['a cancellation', facts(), 2 * DAY, ['stop sub_1'], cancelledAfter(DAY)],
    [
      'a cancellation that is done',
      facts({ subscriptions: [trialing({ stops: true })] }),
      2 * DAY,
      [],
      cancelledAfter(DAY),
    ],
    [
      'a cancellation while the first payment is on its way',
      facts({ invoices: [unpaid({ intent: processing })] }),
      DAY,
      [],
      cancelledAfter(HOUR),
    ],
    [
      'a cancellation of what is not paid',
      facts({ invoices: [unpaid()] }),
      HOUR,
      ['end sub_1'],
      cancelledAfter(HOUR),
    ],
    [
      'a cancellation while a renewal is due',
      facts({ invoices: [renewal(), invoice()] }),
      8 * DAY,
      ['end sub_1'],
      cancelledAfter(8 * DAY),
    ],
    [
      'a cancellation the provider did not hear of before the renewal',
      facts({ invoices: [renewal({ status: 'paid' }), invoice()] }),
      8 * DAY,
      ['end sub_1', 'refund in_2'],
      cancelledAfter(6 * DAY),
    ],
    [
      'a cancellation after the renewal',
      facts({ invoices: [renewal({ status: 'paid' }), invoice()] }),
      9 * DAY,
      ['stop sub_1'],
      cancelledAfter(8 * DAY),
    ],
    [
      'money that came when the account was gone',
      facts({
        subscriptions: [trialing({ isLive: false })],
        invoices: [renewal({ status: 'paid' }), invoice()],
      }),
      8 * DAY,
      ['refund in_2'],
      { open: undefined, kept: new Set(['in_1']) },
    ],
    [
      'what still runs when the account is gone',
      facts(),
      8 * DAY,
      ['end sub_1'],
      { open: undefined, kept: new Set(['in_1']) },
    ],
    [
      'an open invoice of what has ended',
      facts({
        subscriptions: [trialing({ isLive: false })],
        invoices: [renewal(), invoice()],
      }),
      9 * DAY,
      ['void in_2'],
      { open: undefined },
    ],
  ])('%s', (_what, found, after, expected, own) => {
    expect(duties(found, after, own)).toEqual(expected);
  });
});

describe('what payments come to', () => {
  const none: ReadonlySet<string> = new Set();

  it('is nothing before the first payment, whatever the subscription is called', () => {
    expect(stateOfFacts(facts({ invoices: [unpaid()] }), none)).toMatchObject({
      paidUntil: null,
      hasPaid: false,
      hadTrial: false,
      running: null,
    });
  });

  it('reaches as far as the furthest invoice that is paid and kept', () => {
    const later = renewal({ status: 'paid' });
    const until = (...invoices: InvoiceFacts[]) => stateOfFacts(facts({ invoices }), none).paidUntil;
    expect(until(later, invoice())).toBe(new Date(later.coversUntil).toISOString());
    expect(until({ ...later, isRefunded: true }, invoice())).toBe(new Date(ENDS).toISOString());
    expect(until({ ...later, isDisputed: true }, invoice())).toBe(new Date(ENDS).toISOString());
    expect(until(invoice({ isRefunded: true }))).toBeNull();
  });

  it('counts nothing that was withdrawn from, but remembers the trial', () => {
    expect(stateOfFacts(facts(), new Set(['sub_1']))).toMatchObject({
      paidUntil: null,
      running: null,
      hasPaid: true,
      hadTrial: true,
    });
  });

  it('remembers a trial whose money was given back', () => {
    expect(stateOfFacts(facts({ invoices: [invoice({ isRefunded: true })] }), none)).toMatchObject({
      paidUntil: null,
      hadTrial: true,
    });
  });

  it('tells a renewal that is due, and not one whose payment is on its way', () => {
    const dueOf = (open: InvoiceFacts) =>
      stateOfFacts(facts({ invoices: [open, invoice()] }), none).running?.due;
    expect(dueOf(renewal())).toMatchObject({ invoiceId: 'in_2', amount: 95, needsAuthentication: false });
    const asks = { status: 'requires_action', clientSecret: 'x', hasFailed: false, method: 'card' } as const;
    expect(dueOf(renewal({ intent: asks }))).toMatchObject({ needsAuthentication: true });
    expect(dueOf(renewal({ intent: processing }))).toBeNull();
    const untouched = {
      status: 'requires_confirmation',
      clientSecret: 'x',
      hasFailed: false,
      method: 'card',
    } as const;
    expect(dueOf(renewal({ isTried: false, intent: untouched })), 'the bank is asked in a moment').toBeNull();
  });
});
