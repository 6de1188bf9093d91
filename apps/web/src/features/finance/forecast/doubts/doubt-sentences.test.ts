import { doubtsOf } from '@trazo/forecast/checks/checks';
import { forecast } from '@trazo/forecast/forecast';
import { IMAGINARY } from '@trazo/forecast/testing/imaginary-pack';
import { arbitraryFacts } from '@trazo/forecast/testing/plan-facts';
import words from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('every sentence has the figures that it says', () => {
  const figures = new Map<string, readonly string[]>();
  for (const [assumptions, facts] of fc.sample(fc.tuple(arbitraryAssumptions(), arbitraryFacts()), {
    numRuns: 400,
    seed: 5,
  })) {
    const worked = forecast(assumptions, IMAGINARY, facts);
    for (const doubt of doubtsOf({ assumptions, pack: IMAGINARY, facts, forecast: worked })) {
      figures.set(doubt.says, Object.keys(doubt.figures));
      expect(doubt.size, doubt.check).toSatisfy((size: number) => Number.isSafeInteger(size) && size > 0);
    }
  }
  for (const [says, sentence] of Object.entries(words.doubts.of)) {
    const named = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect([...(figures.get(says) ?? []), 'question'], says).toEqual(expect.arrayContaining(named));
  }
});
