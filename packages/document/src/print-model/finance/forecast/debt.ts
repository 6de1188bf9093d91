import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import type { Amount } from '@trazo/plan/money';
import { shareOf } from './viability-table.ts';

/** How often what is earned has to pay the debt’s service before a lender is at ease. */
export const LEAST_COVER = 1.2;

/** The years a lender looks at first. */
const FIRST_YEARS = 3;

/** The cover of each of the first fiscal years (from 1) that have debt to serve, as it is printed. */
export const firstCovers = ({ forecast }: PlanForecast): readonly { year: number; times: Amount }[] =>
  forecast.ratios.years
    .slice(0, FIRST_YEARS)
    .map(({ debtCover }, index) => ({ year: index + 1, times: shareOf(debtCover, 1_000_000, 2) }))
    .filter(({ times }) => times !== '');

export const isBelowLeast = ({ times }: { readonly times: Amount }): boolean => Number(times) < LEAST_COVER;

/** Loans that the plan asks a lender for. */
export const askedLoans = ({ assumptions }: PlanForecast): readonly Loan[] =>
  assumptions.loans.filter(({ needsAsking, running }) => needsAsking && !running);
