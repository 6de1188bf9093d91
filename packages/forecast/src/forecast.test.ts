import { assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGINARY } from './testing/imaginary-pack.ts';
import { MODELS } from './testing/model-count.ts';
import { arbitraryFacts } from './testing/plan-facts.ts';
import { brokenLaws } from './testing/properties.ts';

const OWN = [
  { key: 'vat.standard', value: '7.7' },
  { key: 'incomeTax.general', value: '33.3333' },
];

describe('a forecast', () => {
  it('is generated from assumptions that the schema accepts', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(OWN), (assumptions) => {
        expect(assumptionsSchema.safeParse(assumptions).error?.issues ?? []).toEqual([]);
      }),
      { numRuns: MODELS },
    );
  });

  it('balances, ties to its cash and adds up, whatever is assumed', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(OWN), arbitraryFacts(), (assumptions, facts) => {
        expect(brokenLaws(assumptions, IMAGINARY, facts)).toEqual([]);
      }),
      { numRuns: MODELS },
    );
  });
});
