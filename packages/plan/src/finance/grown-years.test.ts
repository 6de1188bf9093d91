import { expect, it } from 'vitest';
import { grown, grownYears } from './grown-years.ts';

it.each([
  [['1000', '', '', '', ''], 5, ['1000', '1050', '1103', '1158', '1216']],
  [['', '200', '9', '9', '9'], -10, ['', '200', '180', '162', '146']],
  [['10.50', '', '', '', ''], 10, ['10.50', '11.55', '12.71', '13.98', '15.37']],
  [['0', '1', '2', '3', '4'], 50, ['0', '0', '0', '0', '0']],
  [['', '', '', '7', ''], 0, ['', '', '', '7', '7']],
] as const)('fills %j with %d %% a year', (years, percent, expected) => {
  expect(grownYears([...years], percent)).toEqual(expected);
});

it('fills nothing where there is nothing to grow from, or no year is left', () => {
  expect(grownYears(['', '', '', '', ''], 5)).toBeUndefined();
  expect(grownYears(['', '', '', '', '8'], 5)).toBeUndefined();
  expect(grownYears(['9'.repeat(30), '', '', '', ''], 5)).toBeUndefined();
});

it('fills some of many figures, exactly from the first', () => {
  expect(grown(['', '100', '', '', '9'], 1, 3, 1.5)).toEqual(['', '100', '102', '103', '9']);
  expect(grown(['3', '1', '1'], 0, 2, 0)).toEqual(['3', '3', '3']);
  expect(grown(['x', '1', '1'], 0, 2, 0)).toBeUndefined();
  expect(grown(['3', '1', '1'], 2, 2, 0)).toBeUndefined();
});
