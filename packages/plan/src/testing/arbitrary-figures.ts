import fc, { type Arbitrary } from 'fast-check';
import type { Stream } from '../finance/assumptions/streams.ts';
import type { Terms } from '../finance/assumptions/terms.ts';

/** A number with decimals as text, now and then blank, zero or large. */
export const number = (most: number, digits: number): Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('', '0') },
    { weight: 8, arbitrary: fc.integer({ min: 0, max: most }).map(String) },
    {
      weight: 4,
      arbitrary: fc
        .integer({ min: 0, max: most * 10 ** digits })
        .map((value) => String(Number((value / 10 ** digits).toFixed(digits)))),
    },
  );
export const signed = (most: number): Arbitrary<string> =>
  fc
    .tuple(fc.boolean(), number(most, 2))
    .map(([negative, text]) => (negative && Number(text) > 0 ? `-${text}` : text));

export const money = number(20_000, 2);
export const percent = (most: number) => number(most, 2);
export const growth = fc.oneof(
  fc.constant(''),
  fc.constantFrom('2', '12', '-5', '3.75', '100', '-100', '0.0001'),
);
export const fromZero = fc.integer({ min: 0, max: 60 });
export const early = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 30 }));
export const vat = fc.constantFrom(
  '',
  'standard',
  'reduced',
  'superReduced',
  'zero',
  'none',
) satisfies Arbitrary<Stream['vat']>;

export const lastMonth = (from: number): Arbitrary<'' | number> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('' as const) },
    { weight: 1, arbitrary: fc.integer({ min: from, max: 60 }) },
  );

export const days = (least: number) =>
  fc.oneof(fc.constantFrom(0, 30, 45, 60), fc.integer({ min: least, max: 360 }));

export const terms = (least: number): Arbitrary<Terms> =>
  fc.oneof(
    fc.tuple(days(least)).map(([only]) => [{ share: '100', days: only }]),
    fc.tuple(fc.integer({ min: 0, max: 100 }), days(least), days(least)).map(([share, first, second]) => [
      { share: String(share), days: first },
      { share: String(100 - share), days: second },
    ]),
    fc.tuple(days(least), days(least), days(least)).map(([first, second, third]) => [
      { share: '33.3333', days: first },
      { share: '33.3333', days: second },
      { share: '33.3334', days: third },
    ]),
  );

export const season: Arbitrary<string[]> = fc.oneof(
  fc.constant(new Array<string>(12).fill('')),
  fc
    .array(fc.constantFrom('0', '0.5', '1', '1.25', '2', '0.333'), { minLength: 12, maxLength: 12 })
    .map((weights) => {
      weights[0] = '1';
      return weights;
    }),
);
