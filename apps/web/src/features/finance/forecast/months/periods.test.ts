import { FiscalYears, WHOLE_YEARS } from '@trazo/plan/finance/fiscal-calendar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  atFirst,
  flowIn,
  isMonthShown,
  type Period,
  periodKey,
  periodsOf,
  toggledAt,
  withMonths,
  yearPeriod,
  zoomedTo,
  zoomOf,
} from './periods.ts';

const keys = (periods: readonly Period[]) => periods.map(periodKey).join(' ');

it('begin with the first quarter in months', () => {
  expect(keys(periodsOf(atFirst(WHOLE_YEARS), WHOLE_YEARS, true))).toBe(
    'year1 before0 quarter1 month1 month2 month3 quarter2 quarter3 quarter4 year2 year3 year4 year5',
  );
});

it.each([
  ['years', 5],
  ['quarters', 25],
  ['months', 85],
] as const)('zoomed to %s are %i columns', (zoom, count) => {
  expect(periodsOf(zoomedTo(zoom), WHOLE_YEARS, false)).toHaveLength(count);
  expect(zoomOf(zoomedTo(zoom))).toBe(zoom);
});

it('end with the fiscal year: of a short one only the last quarters are there', () => {
  const calendar = new FiscalYears(4);
  expect(keys(periodsOf(zoomedTo('months'), calendar, true, [1]))).toBe(
    'year1 before0 quarter3 month1 quarter4 month2 month3 month4',
  );
  expect(keys(periodsOf(atFirst(calendar), calendar, false, [1, 2]))).toBe(
    'year1 quarter3 month1 quarter4 year2',
  );
});

it('fold and unfold one by one', () => {
  const first = atFirst(WHOLE_YEARS);
  const second = yearPeriod(WHOLE_YEARS, 2);
  const opened = toggledAt(first, second);
  expect(keys(periodsOf(opened, WHOLE_YEARS, false, [2]))).toBe('year2 quarter5 quarter6 quarter7 quarter8');
  expect(toggledAt(opened, second)).toEqual(first);
  expect(zoomOf(opened)).toBeUndefined();
  const pasted = withMonths(first, WHOLE_YEARS, 11, 13);
  expect([10, 12, 13, 15, 16].map((month) => isMonthShown(pasted, WHOLE_YEARS, month))).toEqual([
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
    fc.property(
      months,
      some(5),
      some(20),
      fc.integer({ min: 1, max: 12 }),
      (values, years, quarters, length) => {
        const calendar = new FiscalYears(length);
        const total = values.slice(0, calendar.lastMonth + 1).reduce((sum, value) => sum + value, 0);
        const shown = periodsOf({ years, quarters }, calendar, true);
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
      },
    ),
  );
});
