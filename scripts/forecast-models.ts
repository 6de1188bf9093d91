/**
 * Generated assumptions: the laws that hold for every forecast, and the second book, to the unit. What fails is shrunk to a small
 * case and printed. `npm run forecast:models -- [10000] [--seed 1]`
 */
import { parseArgs } from 'node:util';
import { differences } from '@trazo/forecast/testing/compare-books';
import { IMAGINARY } from '@trazo/forecast/testing/imaginary-pack';
import { arbitraryFacts } from '@trazo/forecast/testing/plan-facts';
import { brokenLaws } from '@trazo/forecast/testing/properties';
import { packOf } from '@trazo/packs/pack-of';
import { COUNTRIES } from '@trazo/plan/countries';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 10_000);
const own = [
  { key: 'vat.standard', value: '7.7' },
  { key: 'vat.payLag', value: '0' },
  { key: 'employer.common', value: '31.9' },
];
let done = 0;
const began = performance.now();

const failure = fc.check(
  fc.property(
    fc.constantFrom(IMAGINARY, ...COUNTRIES.map(packOf)),
    arbitraryAssumptions(own),
    arbitraryFacts(),
    (pack, assumptions, facts) => {
      const found = [...brokenLaws(assumptions, pack, facts), ...differences(assumptions, pack, facts)];
      done += 1;
      if (done % 1000 === 0)
        console.log(`${done} models, ${((performance.now() - began) / 1000).toFixed(0)} s`);
      if (found.length > 0) throw new Error(found.slice(0, 5).join('\n'));
    },
  ),
  { numRuns: count, seed: Number(values.seed) },
);
if (failure.failed) {
  console.error(JSON.stringify(failure.counterexample, null, 1));
  console.error(String(failure.errorInstance));
  process.exitCode = 1;
} else {
  console.log(`${count} models: every law holds, the second book agrees to the unit`);
}
