import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecast } from './forecast.ts';
import { IMAGINARY } from './testing/imaginary-pack.ts';
import { subscription, units } from './testing/lines.ts';
import { arbitraryFacts } from './testing/plan-facts.ts';
import { figuresOf } from './testing/properties.ts';

/** What is changed in it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) frozen(each);
    Object.freeze(value);
  }
  return value;
}

/** Puts another figure in the place of each that can be reached and is not frozen, as a careless caller would. */
function spoil(value: unknown, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === 'number') Reflect.set(value, key, each + 1);
    else spoil(each, seen);
  }
}

const SEASON = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const PER_UNIT = {
  per: 'unit',
  amount: '1.234567',
  share: '',
  index: '',
  vat: 'none',
  days: 0,
  stockDays: 0,
} as const;
/** What is sold depends on the month. */
const SEASONAL: Assumptions['streams'] = [
  units({ id: 'loaves', price: '3.45', season: SEASON, cost: PER_UNIT }),
  subscription({ id: 'boxes', price: '3.45', season: SEASON, churn: '5' }),
];

/** What the same lines stand in besides; what is not in it is as it was. */
const elsewhere = fc.record({
  answers: fc.record(
    {
      start: fc.integer({ min: 1, max: 9 }).map((month) => `2029-0${month}`),
      grain: fc.constantFrom('unit', 'cent'),
      pins: fc.constant<Assumptions['pins']>([]),
    },
    { requiredKeys: [] },
  ),
  pack: fc.record({ salaries: fc.constantFrom(12, 13, 14) }, { requiredKeys: [] }),
});

it('a line that was worked out before is worked out as a new one, wherever it stands by now', () => {
  fc.assert(
    fc.property(arbitraryAssumptions(), arbitraryFacts(), elsewhere, (answers, facts, now) => {
      const before = frozen({ ...answers, streams: [...answers.streams, ...SEASONAL] });
      forecast(before, IMAGINARY, frozen(facts));

      const assumptions = frozen({ ...before, ...now.answers });
      const pack = { ...IMAGINARY, ...now.pack };
      const remembered = forecast(assumptions, pack, facts);
      const fresh = forecast(structuredClone(assumptions), pack, facts);
      expect(figuresOf(remembered)).toEqual(figuresOf(fresh));
    }),
    { numRuns: 40 },
  );
});

it('what a caller changes in the figures it got is in no later forecast', () => {
  fc.assert(
    fc.property(arbitraryAssumptions(), arbitraryFacts(), (answers, facts) => {
      const assumptions = frozen({ ...answers, streams: [...answers.streams, ...SEASONAL] });
      const first = forecast(assumptions, IMAGINARY, frozen(facts));
      const figures = structuredClone(figuresOf(first));
      spoil(first);
      expect(figuresOf(forecast(assumptions, IMAGINARY, facts))).toEqual(figures);
    }),
    { numRuns: 15 },
  );
});
