import { describe, expect, it } from 'vitest';
import { loan } from '../testing/lines.ts';
import { loanSchedule } from './loan-schedule.ts';

describe('a loan', () => {
  it('of 1,000 at 2 % a month over 6 months is 178.53 a month, the last one what is left', () => {
    const rows = loanSchedule(loan({}));
    // 1000 · 0.02 / (1 − 1.02^−6) = 178.5258. Interest of the second month: (1000 − 158.53) · 2 % = 16.8294.
    expect(rows.map(({ interest, principal }) => [interest, principal])).toEqual([
      [2000, 15853],
      [1683, 16170],
      [1360, 16493],
      [1030, 16823],
      [693, 17160],
      [350, 17501],
    ]);
    expect(rows.reduce((sum, { interest }) => sum + interest, 0)).toBe(7116);
    expect(rows.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('pays interest only while it has grace, then the annuity of the rest of its term', () => {
    const rows = loanSchedule(
      loan({
        payouts: [{ month: 2, amount: '12000' }],
        rate: '6',
        term: 18,
        grace: { months: 6, kind: 'interestOnly' },
      }),
    );
    // 12,000 · 0.5 % = 60; then 12,000 · 0.005 / (1 − 1.005^−12) = 1,032.797.
    expect(rows.slice(0, 6).map(({ interest, principal }) => [interest, principal])).toEqual(
      new Array(6).fill([6000, 0]),
    );
    expect((rows[6]?.interest ?? 0) + (rows[6]?.principal ?? 0)).toBe(103_280);
    expect(rows.at(-1)).toMatchObject({ month: 20, closing: 0 });
  });

  it('grows while its grace is capitalised', () => {
    const rows = loanSchedule(
      loan({ rate: '12', term: 4, grace: { months: 2, kind: 'capitalised' }, method: 'bullet' }),
    );
    // 1,000.00 → 1,010.00 → 1,020.10; then 10.20 of interest twice and all at the end.
    expect(rows.map(({ closing }) => closing)).toEqual([101_000, 102_010, 102_010, 0]);
    expect(rows.map(({ interest }) => interest)).toEqual([1000, 1010, 1020, 1020]);
  });

  it('is repaid in equal parts each quarter', () => {
    const rows = loanSchedule(
      loan({ payouts: [{ month: 0, amount: '10000' }], rate: '4', term: 24, method: 'linear', rhythm: 3 }),
    );
    expect(rows.map(({ month, interest, principal }) => [month, interest, principal])).toEqual([
      [3, 10_000, 125_000],
      [6, 8750, 125_000],
      [9, 7500, 125_000],
      [12, 6250, 125_000],
      [15, 5000, 125_000],
      [18, 3750, 125_000],
      [21, 2500, 125_000],
      [24, 1250, 125_000],
    ]);
  });

  it('on trust is repaid without interest after a year', () => {
    const rows = loanSchedule(
      loan({
        payouts: [{ month: 0, amount: '10001' }],
        rate: '0',
        term: 60,
        grace: { months: 12, kind: 'interestOnly' },
      }),
    );
    // 10,001 / 48 = 208.354; 47 · 208.35 = 9,792.45, so 208.55 is left.
    expect(rows[12]).toMatchObject({ month: 13, interest: 0, principal: 20_835 });
    expect(rows.at(-1)).toMatchObject({ principal: 20_855, closing: 0 });
  });

  it('bears interest on a later payout from the month after it', () => {
    const rows = loanSchedule(
      loan({
        payouts: [
          { month: 0, amount: '1200' },
          { month: 1, amount: '600' },
        ],
        rate: '12',
        term: 6,
        grace: { months: 3, kind: 'interestOnly' },
        rhythm: 3,
      }),
    );
    // 1,200 for three months at 1 %: 36; 600 for two: 12.
    expect(rows.map(({ interest, principal }) => [interest, principal])).toEqual([
      [4800, 0],
      [5400, 180_000],
    ]);
  });

  it('without a term has no schedule', () => {
    expect(loanSchedule(loan({ term: '' }))).toEqual([]);
  });
});
