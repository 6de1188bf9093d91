import { expect, test } from 'vitest';
import { emptyPlan } from '../plan.ts';
import { plannedYears, yearsOf } from './planned-years.ts';

test.each([
  [[], 0],
  [[['', '', '', '', '']], 0],
  [[['10', '', '', '', '']], 1],
  [[['10', '', '30', '', '']], 3],
  [
    [
      ['10', '20', '', '', ''],
      ['', '', '', '0', ''],
    ],
    4,
  ],
])('rows %j speak of %i years', (rows, years) => {
  expect(yearsOf(rows)).toBe(years);
});

test('a statement speaks of every year that any of its lines does', () => {
  const { finance } = emptyPlan();
  expect(plannedYears(finance)).toBe(0);
  finance.revenues = [{ id: '1', name: 'Bread', years: ['10', '20', '', '', ''] }];
  expect(plannedYears(finance)).toBe(2);
  finance.interestExpense = ['', '', '', '', '5'];
  expect(plannedYears(finance)).toBe(5);
});

test.each(['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const)(
  'a statement speaks of the years of its %s alone',
  (line) => {
    const { finance } = emptyPlan();
    finance[line] = ['', '', '5', '', ''];
    expect(plannedYears(finance)).toBe(3);
  },
);

test.each(['revenues', 'directExpenses', 'otherExpenses'] as const)(
  'a statement speaks of the years of its %s alone',
  (lines) => {
    const { finance } = emptyPlan();
    finance[lines] = [{ id: '1', name: 'Bread', years: ['', '', '5', '', ''] }];
    expect(plannedYears(finance)).toBe(3);
  },
);
