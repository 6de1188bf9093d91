import type { Assumptions } from '../finance/assumptions/assumptions.ts';

/** An overhead as the form adds and a founder fills it in: rent. */
export const exampleOverhead: Assumptions['overheads'][number] = {
  id: 'o1',
  name: 'Rent',
  category: 'rent',
  rhythm: 'monthly',
  amount: '900',
  share: '',
  amounts: ['', '', '', '', ''],
  growth: '',
  vat: '',
  days: 0,
  from: 1,
  until: '',
  direct: false,
};
