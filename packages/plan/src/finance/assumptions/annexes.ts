import type { Assumptions } from './assumptions.ts';

/** What a plan may show of its forecast at the end of its finance section, in the usual order of print. */
export const ANNEXES = [
  'cash.monthly',
  'cash.later',
  'income.monthly',
  'balance.years',
  'financing',
  'ratios',
  'stress',
  'investments',
  'loans',
  'people',
  'vat',
  'private',
  'rates',
] as const;
export type Annex = (typeof ANNEXES)[number];

/** What a bank asks for anywhere. */
export const USUAL_ANNEXES: readonly Annex[] = ['cash.monthly', 'balance.years', 'investments', 'loans'];

/** What money costs a year: the net present value follows from it, and the table of ratios names it there. */
export const NAMED_WITH_RATIOS = 'analysis.discountRate';

/** Whether there is a figure of the user's own for the annex of rates to mark. */
export const hasOwnRate = (parameters: Assumptions['parameters']): boolean =>
  parameters.some(({ key, value }) => value !== '' && key !== NAMED_WITH_RATIOS);

/** Annexes of assumptions that do not name any: own figures are not printed without saying whose they are. */
export const annexesUnsaid = (parameters: Assumptions['parameters']): Annex[] =>
  hasOwnRate(parameters) ? ['rates'] : [];
