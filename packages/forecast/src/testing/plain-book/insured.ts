import type { OwnInsurance } from '../../pack.ts';
import { type Exact, UNIT, ZERO } from '../exact.ts';
import type { Basics } from './basics.ts';
import { byBands } from './by-bands.ts';
import { most } from './journal.ts';

interface Insured {
  readonly income: Exact;
  readonly year: number;
  /** An amount of the law, in the unit of the income. */
  readonly law: (key: string) => Exact;
}

/** What of a monthly income counts for the insurance of the self-employed. */
export function countedIncome(
  { parameter }: Basics,
  insurance: OwnInsurance,
  income: Exact,
  year: number,
): bigint {
  if (!income.isAbove(ZERO)) return 0n;
  if (insurance.deduction === null) return income.whole;
  return income.times(UNIT.plus(parameter(insurance.deduction, year).negated)).whole;
}

/** The insurance of the self-employed a month: the amount of a bracket or shares of the income, and no less than the least. */
export function insured(basics: Basics, insurance: OwnInsurance, { income, year, law }: Insured): bigint {
  const counted = countedIncome(basics, insurance, income, year);
  const bracket = insurance.brackets.find(({ upTo }) => upTo === null || counted <= law(upTo).whole);
  const amounts = [
    bracket === undefined ? 0n : law(bracket.amount).whole,
    byBands(insurance.bands, counted, {
      limit: (key) => law(key).whole,
      rate: (key) => basics.parameter(key, year),
    }),
    insurance.least === null ? 0n : law(insurance.least).whole,
  ];
  return amounts.reduce(most);
}
