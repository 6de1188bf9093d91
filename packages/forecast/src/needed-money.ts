import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import { type Forecast, forecast } from './forecast.ts';
import type { PlanFacts } from './forecast-context.ts';
import type { Pack } from './pack.ts';

/** What has to be found, in units of currency rounded up to a thousand. */
export interface NeededMoney {
  /** Without loans that are still to be asked for. */
  readonly withoutInterest: number;
  /** As a loan on the given terms that also pays for itself; null where no amount up to the limit does. */
  readonly withInterest: number | null;
  readonly runs: number;
}

const MOST_RUNS = 6;
const STEP = 1000;
const MOST = 1_000_000_000;

/** What the lowest month lacks to the minimum, in units of currency rounded up to a thousand. */
const lacking = ({ cash, minimumCash, scale }: Forecast): number =>
  Math.ceil(Math.max(0, minimumCash - cash.lowest.amount) / (scale * STEP)) * STEP;

const withPrincipal = (loan: Loan, amount: number): Loan => ({
  ...loan,
  payouts: [{ month: loan.payouts[0]?.month ?? 0, amount: String(amount) }],
});

/**
 * “How much do I need?”: the forecast without the loans still to be asked for, then with one on the terms of the first of
 * them whose principal is raised by what the lowest month still lacks.
 */
export function neededMoney(assumptions: Assumptions, pack: Pack, facts: PlanFacts): NeededMoney {
  const kept = assumptions.loans.filter(({ needsAsking }) => !needsAsking);
  const asked = assumptions.loans.find(({ needsAsking }) => needsAsking);
  const without = lacking(forecast({ ...assumptions, loans: kept }, pack, facts));
  if (asked === undefined || without === 0) {
    return { withoutInterest: without, withInterest: without === 0 ? 0 : null, runs: 1 };
  }
  let principal = without;
  for (let runs = 2; runs <= MOST_RUNS && principal <= MOST; runs += 1) {
    const loan = withPrincipal(asked, principal);
    const more = lacking(forecast({ ...assumptions, loans: [...kept, loan] }, pack, facts));
    if (more === 0) return { withoutInterest: without, withInterest: principal, runs };
    principal += more;
  }
  return { withoutInterest: without, withInterest: null, runs: MOST_RUNS };
}
