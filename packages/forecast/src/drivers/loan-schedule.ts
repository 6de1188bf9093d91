import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import { byIdentity } from '../numbers/by-identity.ts';
import { MILLION, ppm, scaled } from '../numbers/fraction.ts';
import { roundDivBig } from '../numbers/integers.ts';
import { valueAt } from '../numbers/posted.ts';
import { split } from '../numbers/split.ts';

/** One instalment in cents. Its month is the forecast's; schedules run to the loan's end. */
export interface Instalment {
  readonly month: number;
  readonly opening: number;
  /** Paid out since the instalment before. */
  readonly payout: number;
  readonly interest: number;
  /** Interest added to the debt (capitalised grace). */
  readonly capitalised: number;
  readonly principal: number;
  readonly closing: number;
}

const power = (base: bigint, exponent: number): bigint => base ** BigInt(exponent);

/**
 * Constant instalment in cents: `R(B · i / (1 − (1 + i)^−n))`, exact, with the rate of one period `i = rate · rhythm / 12`;
 * without interest `R(B / n)`.
 */
export function annuity(cents: number, rate: number, rhythm: number, count: number): number {
  const balance = BigInt(cents);
  if (rate === 0) return roundDivBig(balance, BigInt(count));
  const i = BigInt(rate) * BigInt(rhythm);
  const one = 12n * BigInt(MILLION);
  const grown = power(one + i, count);
  return roundDivBig(balance * i * grown, one * (grown - power(one, count)));
}

/** Interest of the months since the last instalment, 30/360: payouts in between bear interest from the month after. */
function interestOf(
  opening: number,
  payouts: readonly { month: number; cents: number }[],
  rate: number,
  rhythm: number,
  end: number,
) {
  let weighed = BigInt(opening) * BigInt(rhythm);
  for (const { month, cents } of payouts) weighed += BigInt(cents) * BigInt(end - month);
  return roundDivBig(weighed * BigInt(rate), 12n * BigInt(MILLION));
}

const known = byIdentity<Loan, readonly Instalment[]>();

/**
 * All instalments of a loan, to the cent as a bank reckons them; none while its term is not answered. Frozen: forecasts hand out
 * the rows that are remembered, not copies.
 */
export const loanSchedule = (loan: Loan): readonly Instalment[] =>
  known(loan, '', () => Object.freeze(reckoned(loan).map((row) => Object.freeze(row))));

function reckoned(loan: Loan): Instalment[] {
  const { term, rhythm, grace, method } = loan;
  const [first, ...later] = loan.payouts;
  if (term === '' || first === undefined) return [];
  const rate = ppm(loan.rate);
  const count = (term - grace.months) / rhythm;
  const waiting = later.map(({ month, amount }) => ({ month, cents: scaled(amount, 2) }));
  const rows: Instalment[] = [];
  let balance = scaled(first.amount, 2);
  let constant = 0;
  let linear: number[] = [];
  for (let period = 1; period <= term / rhythm; period += 1) {
    const month = first.month + period * rhythm;
    const inGrace = period * rhythm <= grace.months;
    const start = month - rhythm;
    const payouts = waiting.filter((payout) => payout.month > start && payout.month <= month);
    const payout = payouts.reduce((sum, { cents }) => sum + cents, 0);
    const interest = interestOf(balance, payouts, rate, rhythm, month);
    const capitalised = inGrace && grace.kind === 'capitalised' ? interest : 0;
    const opening = balance;
    const index = period - 1 - grace.months / rhythm;
    if (index === 0) {
      constant = annuity(balance, rate, rhythm, count);
      linear = split(balance, new Array<number>(count).fill(1));
    }
    let principal = 0;
    if (!inGrace) {
      if (index === count - 1) principal = balance;
      else if (method === 'annuity') principal = Math.max(0, Math.min(balance, constant - interest));
      else if (method === 'linear') principal = valueAt(linear, index);
    }
    balance += payout + capitalised - principal;
    rows.push({ month, opening, payout, interest, capitalised, principal, closing: balance });
  }
  return rows;
}
