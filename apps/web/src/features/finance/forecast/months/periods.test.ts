import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  AT_FIRST,
  flowIn,
  isMonthShown,
  type Period,
  periodKey,
  periodsOf,
  toggledAt,
  withMonths,
  zoomedTo,
  zoomOf,
} from './periods.ts';

const keys = (periods: readonly Period[]) => periods.map(periodKey).join(' ');

it('begin with the first quarter in months', () => {
  expect(keys(periodsOf(AT_FIRST, true))).toBe(
    'year1 before0 quarter1 month1 month2 month3 quarter2 quarter3 quarter4 year2 year3 year4 year5',
  );
});

it.each([
  ['years', 5],
  ['quarters', 25],
  ['months', 85],
] as const)('zoomed to %s are %i columns', (zoom, count) => {
  expect(periodsOf(zoomedTo(zoom), false)).toHaveLength(count);
  expect(zoomOf(zoomedTo(zoom))).toBe(zoom);
});

it('fold and unfold one by one', () => {
  const second: Period = { kind: 'year', number: 2 };
  const opened = toggledAt(AT_FIRST, second);
  expect(keys(periodsOf(opened, false, [2]))).toBe('year2 quarter5 quarter6 quarter7 quarter8');
  expect(toggledAt(opened, second)).toEqual(AT_FIRST);
  expect(zoomOf(opened)).toBeUndefined();
  const pasted = withMonths(AT_FIRST, 11, 13);
  expect([10, 12, 13, 15, 16].map((month) => isMonthShown(pasted, month))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('of any folding come to the same sum', () => {
  const months = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 61, maxLength: 61 });
  const some = (most: number) =>
    fc.uniqueArray(fc.integer({ min: 1, max: most })).map((found) => new Set(found));
  fc.assert(
    fc.property(months, some(5), some(20), (values, years, quarters) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      const shown = periodsOf({ years, quarters }, true);
      // A head repeats what it is made of: the leaves alone are counted.
      const leaves = shown.filter(
        ({ kind, number }) =>
          kind === 'before' ||
          kind === 'month' ||
          (kind === 'quarter' && !quarters.has(number)) ||
          (kind === 'year' && !years.has(number)),
      );
      expect(leaves.reduce((sum, period) => sum + flowIn(values, period), 0)).toBe(total);
      const heads = shown.filter(({ kind }) => kind === 'year');
      expect(heads.reduce((sum, period) => sum + flowIn(values, period), 0)).toBe(total);
    }),
  );
});
