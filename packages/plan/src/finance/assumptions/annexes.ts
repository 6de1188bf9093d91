/** What a plan may show of its forecast at the end of its finance section, in the order of print. */
export const ANNEXES = [
  'cash.monthly',
  'cash.later',
  'income.monthly',
  'balance.years',
  'investments',
  'loans',
  'people',
  'vat',
  'private',
  'rates',
] as const;
export type Annex = (typeof ANNEXES)[number];

/** What a bank asks for anywhere: ticked as a forecast is turned on. */
export const USUAL_ANNEXES: readonly Annex[] = ['cash.monthly', 'balance.years', 'investments', 'loans'];
