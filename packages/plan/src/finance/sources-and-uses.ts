import { z } from 'zod';
import { type Amount, subtract, sum, toAmount, toDecimal } from '../money.ts';

/** How often an amount comes or goes. */
export const AMOUNT_PERIODS = ['once', 'month', 'year'] as const;
export const amountPeriod = z.enum(AMOUNT_PERIODS);
export type AmountPeriod = z.infer<typeof amountPeriod>;

interface PeriodicAmount {
  readonly amount: Amount;
  readonly period: AmountPeriod;
}

/** Times each comes or goes in the first year. */
const TIMES: Readonly<Record<AmountPeriod, number>> = { once: 1, month: 12, year: 1 };

/** What an amount comes to in the first year; a blank stays blank. */
export const inFirstYear = ({ amount, period }: PeriodicAmount): Amount =>
  amount === '' ? '' : toAmount(toDecimal(amount).times(TIMES[period]));

/** What amounts come to in the first year; blank where none is known. */
export const firstYearSum = (items: readonly PeriodicAmount[]): Amount =>
  items.some(({ amount }) => amount !== '') ? sum(items.map(inFirstYear)) : '';

export interface SourcesAndUses {
  /** Contributions and other inflows, and the financing requested. */
  readonly sources: Amount;
  /** Investments and initial payments. */
  readonly uses: Amount;
  /** Sources less uses. */
  readonly difference: Amount;
  /** `oneSided`: there is nothing to compare with; `short`: the sources do not cover the uses. */
  readonly state: 'blank' | 'oneSided' | 'balanced' | 'short' | 'surplus';
}

interface FinancingLists {
  readonly incomes: readonly PeriodicAmount[];
  readonly financingNeeds: readonly PeriodicAmount[];
  readonly expenses: readonly PeriodicAmount[];
}

/** Where the money of the first year comes from and where it goes: both sides must come to the same. */
export function sourcesAndUses({ incomes, financingNeeds, expenses }: FinancingLists): SourcesAndUses {
  const sources = firstYearSum([...incomes, ...financingNeeds]);
  const uses = firstYearSum(expenses);
  const difference = subtract(sources, uses);
  return { sources, uses, difference, state: stateOf(sources, uses, difference) };
}

function stateOf(sources: Amount, uses: Amount, difference: Amount): SourcesAndUses['state'] {
  if (sources === '' || uses === '') return sources === uses ? 'blank' : 'oneSided';
  if (difference === '0') return 'balanced';
  return difference.startsWith('-') ? 'short' : 'surplus';
}
