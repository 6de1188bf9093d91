import { describe, expect, it } from 'vitest';
import { type BillingState, NOTHING_PAID } from './billing-state.ts';
import { entitlementAt, runningAt } from './entitlement.ts';

const DAY = 24 * 3_600_000;
const GRACE = 7 * DAY;
const END = new Date('2026-12-08T10:00:00.000Z');
const at = (milliseconds: number) => new Date(END.getTime() + milliseconds);

const running = (own: Partial<NonNullable<BillingState['running']>> = {}) => ({
  id: 'sub_1',
  startedAt: '2026-12-01T10:00:00.000Z',
  renews: true,
  periodEnd: END.toISOString(),
  renewalAmount: 95,
  due: null,
  ...own,
});
const debit = { country: 'DE', last4: '3000' };
const due = { invoiceId: 'in_2', amount: 95, since: END.toISOString(), needsAuthentication: false };

const paid = (own: Partial<BillingState> = {}): BillingState => ({
  ...NOTHING_PAID,
  paidUntil: END.toISOString(),
  paidFor: 'trial',
  hasPaid: true,
  hadTrial: true,
  running: running(),
  ...own,
});

describe('what payments allow', () => {
  it.each([
    ['nothing was ever paid', NOTHING_PAID, 0, 'registered', null],
    ['the trial runs', paid(), -1, 'trial', END],
    ['the trial has ended, its renewal is on the way', paid(), 0, 'active', at(GRACE)],
    ['a month runs', paid({ paidFor: 'month' }), -1, 'active', END],
    ['the renewal failed', paid({ running: running({ due }) }), 1, 'past_due', at(GRACE)],
    [
      'the renewal failed, the last moment of grace',
      paid({ running: running({ due }) }),
      GRACE - 1,
      'past_due',
      at(GRACE),
    ],
    ['the grace is over', paid({ running: running({ due }) }), GRACE, 'expired', null],
    ['no renewal was ever heard of', paid(), GRACE, 'expired', null],
    ['a debit of the renewal is on its way', paid({ debit }), GRACE, 'active', at(14 * DAY)],
    [
      'a debit of the renewal was refused',
      paid({ debit, running: running({ due }) }),
      GRACE,
      'expired',
      null,
    ],
    ['it was stopped', paid({ running: running({ renews: false }) }), -1, 'cancelled', END],
    ['it was stopped and the time is up', paid({ running: running({ renews: false }) }), 0, 'expired', null],
    ['it has ended, the paid time has not', paid({ running: null }), -1, 'cancelled', END],
    ['it has ended', paid({ running: null }), 0, 'expired', null],
    ['all was given back', paid({ paidUntil: null, paidFor: null }), -1, 'expired', null],
  ] as const)('%s', (_case, state, sinceEnd, expected, until) => {
    const found = entitlementAt(state, at(sinceEnd), GRACE);
    expect(found).toEqual({ state: expected, mayExport: until !== null, until });
  });
});

it('a subscription that was stopped is over with its period, one that renews goes on', () => {
  const stopped = paid({ running: running({ renews: false }) });
  expect(runningAt(stopped, at(-1))).toBe(stopped.running);
  expect(runningAt(stopped, at(0))).toBeNull();
  expect(runningAt(paid(), at(0))?.id).toBe('sub_1');
});
