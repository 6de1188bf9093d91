import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { PlanFacts } from '../../forecast-context.ts';
import type { Pack } from '../../pack.ts';
import { Exact } from '../exact.ts';
import { type Basics, basicsOf } from './basics.ts';
import { postContributions, postDrawings, postGrant } from './funding.ts';
import { postInvestments } from './investments.ts';
import { FISCAL_YEARS, most, summed, total } from './journal.ts';
import { postLoan } from './loans.ts';
import { MonthsForward } from './months-forward.ts';
import { postOpening } from './opening.ts';
import { postOverheads } from './overheads.ts';
import { postPeople } from './people.ts';
import { topUp } from './pins.ts';
import { postSales } from './sales.ts';
import { revenueOfAll, streamsOf } from './streams.ts';

export interface PlainBook {
  /** Balance of each account at the end of each month. */
  readonly balances: Readonly<Record<string, readonly bigint[]>>;
  /** Money moved by each line of the cash plan a month. */
  readonly cash: Readonly<Record<string, readonly bigint[]>>;
  readonly taxes: readonly bigint[];
  readonly lossesLeft: bigint;
  /** Debt cover of each fiscal year in millionths; null where no debt is served. */
  readonly covers: readonly (bigint | null)[];
}

/**
 * The second book: the rules of docs/forecast.md worked out again, plainly. A journal with one row for each event, exact
 * fractions, no code of the engine. Slow on purpose; it has to agree with the engine to the unit.
 */
export function plainBook(assumptions: Assumptions, pack: Pack, facts: PlanFacts): PlainBook {
  const basics = basicsOf(assumptions, pack, facts);
  const streams = streamsOf(basics);
  postOpening(basics);
  postSales(basics, streams);
  postPeople(basics);
  const recurring = postOverheads(basics, revenueOfAll(streams));
  const assets = postInvestments(basics);
  postContributions(basics);
  for (const loan of assumptions.loans) postLoan(basics, loan);
  for (const grant of assumptions.grants) postGrant(basics, grant, assets);
  postDrawings(basics);
  const floorCash = floorCashOf(basics, recurring);
  topUp(basics, { line: 'interestExpense', account: 'interest', against: 'bank', cash: 'interest' });
  topUp(
    basics,
    { line: 'revenues.f:otherIncome', account: 'otherIncome', against: 'bank', cash: 'grants' },
    -1n,
  );
  topUp(basics, { line: 'otherExpenses.f:badDebt', account: 'badDebt', against: 'bank', cash: 'customers' });
  const forward = new MonthsForward(basics, floorCash);
  forward.run();
  const books = summed(basics.journal);
  return {
    ...books,
    taxes: forward.taxes,
    lossesLeft: forward.lossesLeft,
    covers: FISCAL_YEARS.map((year) => coverOf(basics, books.cash, year)),
  };
}

const EARNED = ['revenue', 'otherIncome'];
const SPENT = ['directCosts', 'directStaff', 'staff', 'social', 'overheads', 'variableOverheads', 'badDebt'];

/** What is earned before interest and depreciation, less tax paid and what owners draw, over what is paid to lenders, partners among them. */
function coverOf(
  { journal, yearOf, yearSpan }: Basics,
  cash: PlainBook['cash'],
  year: number,
): bigint | null {
  const counted = [...EARNED, ...SPENT];
  let earned = 0n;
  for (const { month, debit, credit, amount } of journal) {
    if (yearOf(month) !== year) continue;
    if (counted.includes(credit)) earned += amount;
    if (counted.includes(debit) || debit === 'drawings') earned -= amount;
  }
  const moved = (...lines: string[]) =>
    total(lines.flatMap((line) => yearSpan(year).map((month) => cash[line]?.[month] ?? 0n)));
  const served = -moved('principal', 'partnerRepayments', 'interest');
  if (served <= 0n) return null;
  return new Exact(1_000_000n * (earned + moved('incomeTax', 'taxRefund')), served).whole;
}

/** Below it, no dividend is paid: what was typed, or a month of staff and recurring overheads. */
function floorCashOf({ assumptions, grains, journal }: Basics, recurring: bigint): bigint {
  if (assumptions.minimumCash !== '') return grains(assumptions.minimumCash);
  const staff = journal
    .filter(({ month, debit }) => (debit === 'staff' || debit === 'social') && month >= 1 && month <= 12)
    .reduce((sum, { amount }) => sum + amount, 0n);
  return most(0n, new Exact(recurring + staff, 12n).whole);
}
