import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import fc, { type Arbitrary } from 'fast-check';
import type { PlanFacts } from '../forecast-context.ts';

export const arbitraryFacts = (): Arbitrary<PlanFacts> =>
  fc.record({
    newCompany: fc.boolean(),
    legalStructure: fc.constantFrom('', 'selfEmployed', 'limitedLiabilityCompany'),
    sector: fc.constantFrom('', 'construction', 'commerce', 'services'),
    products: fc.constant([{ id: 'p1', cost: '1.234567' }]),
  });

/** Empty assumptions with some answers, for cases worked by hand. */
export const assume = (answers: Partial<Assumptions>): Assumptions => ({
  ...emptyAssumptions(),
  country: 'other',
  start: '2027-01',
  ...answers,
});
