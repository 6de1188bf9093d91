import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc, { type Arbitrary } from 'fast-check';
import type { Pack } from '../pack.ts';

const LARGE = ['1000000000', '999999999.99', '123456789', '0.01'];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  price: LARGE,
  amount: LARGE,
  normal: LARGE,
  first: LARGE,
  gross: LARGE,
  heads: LARGE,
  cost: LARGE,
  hoursPerWeek: LARGE,
  capacity: LARGE,
  turns: LARGE,
  limit: LARGE,
  bank: ['1000000000', '-1000000000'],
  churn: ['100', '0', '99.9999'],
  rate: ['100', '0'],
  share: ['100', '0'],
  index: ['1000', '-100'],
  priceIndex: ['1000', '-100'],
  raise: ['1000', '-100'],
  growth: ['1000', '-100'],
  lossesBefore: LARGE,
};

/** Percentages that a field or a term's shares must keep are left alone. */
const isShareOfTerms = (holder: object): boolean => 'days' in holder && !('per' in holder);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Replaces figures here and there by the largest and smallest ones the schema takes. */
function withExtremes(value: unknown, next: () => number): unknown {
  if (Array.isArray(value)) return value.map((each) => withExtremes(each, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const choices = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
      const isPercent =
        (name === 'first' || name === 'normal') && ('hoursPerWeek' in value || 'turns' in value);
      if (choices === undefined || !isText(field) || isPercent || isShareOfTerms(value)) {
        return [name, withExtremes(field, next)];
      }
      const pick = next() % (3 * choices.length);
      return [name, choices[pick] ?? field];
    }),
  );
}

/** Steps through numbers, the same ones for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state >>> 8;
  };
}

/** Assumptions at the limits of what can be typed, with parameters of a pack set to anything a person may type there. */
export const extremeAssumptions = (pack: Pack): Arbitrary<Assumptions> =>
  fc
    .record({
      assumptions: arbitraryAssumptions(),
      seed: fc.integer({ min: 1, max: 1_000_000_000 }),
      start: fc.constantFrom('1900-01', '2199-12', '', '2027-04'),
      parameters: fc.uniqueArray(
        fc.record({
          key: fc.constantFrom(...new Set(pack.parameters.map(({ key }) => key))),
          value: fc.constantFrom('0', '1', '100', '250', '9999999999', '0.5', '12', '1200.9999'),
        }),
        { maxLength: 4, selector: ({ key }) => key },
      ),
      pins: fc.array(
        fc
          .constantFrom(
            'revenues.f:s1.FY1',
            'depreciation.FY2',
            'incomeTaxExpense.FY3',
            'interestExpense.FY1',
          )
          .map((path) => ({ path, amount: '99999999999999999999999999999.12345678' })),
        { maxLength: 1 },
      ),
    })
    .map(({ assumptions, seed, start, parameters, pins }) => ({
      ...(withExtremes(assumptions, numbersFrom(seed)) as Assumptions),
      start,
      parameters,
      pins: [...assumptions.pins, ...pins],
    }));
