import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differences } from './testing/compare-books.ts';
import { IMAGINARY } from './testing/imaginary-pack.ts';
import { MODELS } from './testing/model-count.ts';
import { arbitraryFacts } from './testing/plan-facts.ts';

const OWN = [{ key: 'vat.standard', value: '7.7' }];

it('the engine agrees with the second book to the unit', () => {
  fc.assert(
    fc.property(arbitraryAssumptions(OWN), arbitraryFacts(), (assumptions, facts) => {
      expect(differences(assumptions, IMAGINARY, facts)).toEqual([]);
    }),
    { numRuns: MODELS },
  );
});
