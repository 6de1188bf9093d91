/** What a plan may show of its forecast at the end of its finance section, in the order of print. */
export const ANNEXES = ['cash.monthly', 'balance.years', 'investments', 'loans'] as const;
export type Annex = (typeof ANNEXES)[number];
