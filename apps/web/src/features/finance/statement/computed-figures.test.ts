import { blankYears, type YearAmounts } from '@trazo/plan/finance/fiscal-years';
import { finance } from '@trazo/plan/sections/finance';
import { expect, it } from 'vitest';
import { computedFigures } from './computed-figures.ts';
import { statementOf } from './statement.ts';

const line = (id: string, years: YearAmounts) => ({ id, name: id, years });

it('computes a year from what stands in it and leaves the others blank', () => {
  const statement = {
    ...statementOf(finance.empty),
    revenues: [line('a', ['100', '', '', '', '']), line('b', blankYears())],
    directExpenses: [line('c', ['40', '', '10', '', ''])],
    interestExpense: ['5', '', '', '1', ''] as YearAmounts,
  };
  const figures = computedFigures(statement);
  expect(figures.revenues).toEqual(['100', '', '', '', '']);
  expect(figures.grossProfit).toEqual(['60', '', '-10', '', '']);
  expect(figures.grossMargin).toEqual(['60', '', '', '', '']);
  expect(figures.ebit).toEqual(['60', '', '-10', '', '']);
  expect(figures.resultBeforeTax).toEqual(['55', '', '-10', '-1', '']);
  expect(figures.netIncome).toEqual(['55', '', '-10', '-1', '']);
});

it('counts an unreadable figure as none, not as its beginning', () => {
  const statement = {
    ...statementOf(finance.empty),
    revenues: [line('a', ['1,5M', '100', '(1.200', '', ''])],
    depreciation: ['3k', '40', '', '', ''] as YearAmounts,
  };
  const figures = computedFigures(statement);
  expect(figures.revenues).toEqual(['', '100', '', '', '']);
  expect(figures.netIncome).toEqual(['', '60', '', '', '']);
});
