import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import { Exact, inProportion, percent, UNIT, whole, ZERO } from '../exact.ts';
import type { Basics } from './basics.ts';
import { LAST, least, months, most, total } from './journal.ts';

const cents = (text: string): bigint => Exact.of(text).times(whole(100)).whole;

/** Exact sums in cents until the end of a month. */
interface Sums {
  paidOut: bigint;
  interest: Exact;
  settled: bigint;
  capitalised: bigint;
  debt: bigint;
}

/** A loan to the cent, then in grains by its rounded sums. */
export function postLoan({ row, scale }: Basics, l: Loan): void {
  if (l.term === '' || l.payouts.length === 0) return;
  const grain = (value: Exact): bigint => value.times(scale).over(whole(100)).whole;
  const costs = costsOf(l);
  let before = { paidOut: 0n, interest: 0n, settled: 0n, capitalised: 0n, debt: 0n, costs: 0n };
  for (const [month, sum] of sumsOf(l, l.term).entries()) {
    const now = {
      paidOut: grain(whole(sum.paidOut)),
      interest: grain(sum.interest),
      settled: grain(whole(sum.settled)),
      capitalised: grain(whole(sum.capitalised)),
      debt: grain(whole(sum.debt)),
      costs: grain(whole(costs(month))),
    };
    if (l.running) row(month, 'retained', 'bankLoans', now.paidOut - before.paidOut);
    else {
      row(month, 'bank', 'bankLoans', now.paidOut - before.paidOut, 'loans');
      row(month, 'interest', 'bank', now.costs - before.costs, 'loanCosts');
    }
    row(month, 'interest', 'accruedInterest', now.interest - before.interest);
    const capitalised = now.capitalised - before.capitalised;
    row(month, 'accruedInterest', 'bank', now.settled - before.settled - capitalised, 'interest');
    row(month, 'accruedInterest', 'bankLoans', capitalised);
    const repaid = now.paidOut - before.paidOut + capitalised - (now.debt - before.debt);
    row(month, 'bankLoans', 'bank', repaid, l.bridge ? 'bridgeRepayments' : 'principal');
    before = now;
  }
}

/** Fees and the guarantee, until a month. */
function costsOf(l: Loan): (month: number) => bigint {
  const costs = l.payouts.map(({ month, amount }, index) => ({
    month,
    cents: whole(cents(amount)).times(percent(l.fee)).whole + (index === 0 ? cents(l.guaranteeCost) : 0n),
  }));
  return (month) => total(costs.filter((each) => each.month <= month).map((each) => each.cents));
}

function sumsOf(l: Loan, term: number): Sums[] {
  const sums = months().map(
    (): Sums => ({ paidOut: 0n, interest: ZERO, settled: 0n, capitalised: 0n, debt: 0n }),
  );
  const from = (month: number, change: (sum: Sums) => void) => {
    for (const sum of sums.slice(Math.max(0, month), LAST + 1)) change(sum);
  };
  for (const { month, amount } of l.payouts)
    from(month, (sum) => {
      sum.paidOut += cents(amount);
      sum.debt += cents(amount);
    });
  for (const { end, due, principal, capitalised } of periodsOf(l, term)) {
    for (let step = 1; step <= l.rhythm; step += 1) {
      from(end - l.rhythm + step, (sum) => {
        sum.interest = sum.interest.plus(new Exact(due, BigInt(l.rhythm)));
      });
    }
    from(end, (sum) => {
      sum.settled += due;
      sum.capitalised += capitalised;
      sum.debt += capitalised - principal;
    });
  }
  return sums;
}

interface Period {
  readonly end: number;
  readonly due: bigint;
  readonly principal: bigint;
  readonly capitalised: bigint;
}

/** The periods between two payments, in cents. */
function periodsOf(l: Loan, term: number): Period[] {
  const monthlyRate = percent(l.rate).over(whole(12));
  const first = l.payouts[0]?.month ?? 0;
  const instalments = (term - l.grace.months) / l.rhythm;
  let debt = cents(l.payouts[0]?.amount ?? '');
  let principalAt: PrincipalAt = () => 0n;
  return Array.from({ length: Math.floor(term / l.rhythm) }, (_, before) => {
    const months = (before + 1) * l.rhythm;
    const end = first + months;
    const added = l.payouts.slice(1).filter(({ month }) => month > end - l.rhythm && month <= end);
    let interest = whole(debt).times(monthlyRate.times(whole(l.rhythm)));
    for (const { month, amount } of added)
      interest = interest.plus(
        whole(cents(amount))
          .times(monthlyRate)
          .times(whole(end - month)),
      );
    const due = interest.whole;
    const index = before - l.grace.months / l.rhythm;
    if (index === 0) principalAt = repayment(l, debt, instalments);
    const waiting = months <= l.grace.months;
    const principal = waiting ? 0n : principalAt(index, debt, due);
    const capitalised = waiting && l.grace.kind === 'capitalised' ? due : 0n;
    debt += capitalised - principal + total(added.map(({ amount }) => cents(amount)));
    return { end, due, principal, capitalised };
  });
}

type PrincipalAt = (index: number, debt: bigint, due: bigint) => bigint;

/** How a debt is repaid in so many instalments; the last one pays what is left. */
function repayment(l: Loan, debt: bigint, instalments: number): PrincipalAt {
  const periodRate = percent(l.rate).over(whole(12)).times(whole(l.rhythm));
  const parts = inProportion(
    debt,
    Array.from({ length: instalments }, () => UNIT),
  );
  let grown = UNIT;
  for (let step = 0; step < instalments; step += 1) grown = grown.times(UNIT.plus(periodRate));
  const annuity =
    periodRate.top === 0n
      ? whole(debt).over(whole(instalments)).whole
      : whole(debt)
          .times(periodRate)
          .over(UNIT.plus(UNIT.over(grown).negated)).whole;
  return (index, left, due) => {
    if (index === instalments - 1) return left;
    if (l.method === 'annuity') return most(0n, least(left, annuity - due));
    return l.method === 'linear' ? (parts[index] ?? 0n) : 0n;
  };
}
