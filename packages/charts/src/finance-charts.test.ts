import { emptyPlan } from '@trazo/plan/plan';
import { describe, expect, test } from 'vitest';
import {
  balanceStructure,
  costStructure,
  financeCharts,
  headsByQuarter,
  loansAndAssets,
  revenueAndResult,
  seasonByMonth,
} from './finance-charts.ts';
import { shades } from './shades.ts';

const finance = () => emptyPlan().finance;

test('nothing to draw, no chart', () => {
  expect(financeCharts(finance())).toEqual([]);
});

describe('what there is to draw', () => {
  test('revenue and what is left of it', () => {
    const chart = revenueAndResult({
      ...finance(),
      revenues: [{ id: '1', name: '', years: ['10', '', '', '', ''] }],
    });
    expect(chart?.series.map(({ id, values }) => [id, values[0]])).toEqual([
      ['revenues', '10'],
      ['netIncome', '10'],
    ]);
  });

  test('years that nothing is planned for are left out, blank ones between others stay', () => {
    const charts = financeCharts({
      ...finance(),
      revenues: [{ id: '1', name: '', years: ['10', '', '30', '', ''] }],
      interestExpense: ['', '', '7', '', ''],
    });
    expect(charts.map(({ categories, series }) => [categories, series[0]?.values])).toEqual([
      [
        ['FY1', 'FY2', 'FY3'],
        ['10', '0', '30'],
      ],
      [
        ['FY1', 'FY2', 'FY3'],
        ['', '', '7'],
      ],
    ]);
  });

  test('only costs that have a figure', () => {
    const chart = costStructure({ ...finance(), interestExpense: ['', '7', '', '', ''] });
    expect(chart?.series.map(({ id }) => id)).toEqual(['interestExpense']);
  });

  test('assets beside what funds them', () => {
    const balance = { ...finance().balance, fixedAssets: '5', ownFunds: '5' };
    const chart = balanceStructure({ ...finance(), balance });
    expect(chart?.series.map(({ id, values }) => [id, values])).toEqual([
      ['fixedAssets', ['5', '']],
      ['ownFunds', ['', '5']],
    ]);
  });
});

test.each(['#000000', '#ffffff', '#1f3a5f', '#f2b705'])('shades of %s stay apart in grey print', (color) => {
  const grey = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  };
  const greys = shades(color, 6).map(grey);
  for (const [index, value] of greys.entries()) {
    if (index > 0) expect(value - (greys[index - 1] ?? 0)).toBeGreaterThan(14);
  }
});

describe('what a forecast adds', () => {
  test.each([
    ['loans on two days beside what was bought', ['30', '10', '0'], ['50', '40', '30'], true],
    ['a loan on one day', ['30', '0', '0'], ['50', '40', '30'], false],
    ['nothing that was bought', ['30', '10', '0'], ['0', '0', '0'], false],
    ['what was bought when there was no loan yet', ['0', '10', '5'], ['50', '40', '0'], false],
  ])('%s', (_, bankLoans, fixedAssets, isDrawn) => {
    expect(loansAndAssets([0, 12, 24], { bankLoans, fixedAssets }) !== null).toBe(isDrawn);
  });

  test.each([
    ['a team that grows', ['1', '2'], true],
    ['a team that changes and is as large in the end', ['3', '4', '3'], true],
    ['a team that stays', ['9', '9', '9'], false],
    ['one who comes late', ['0', '1', '1'], false],
    ['no one', ['0', '0'], false],
  ])('%s', (_, heads, isDrawn) => {
    const months = heads.map((_, index) => 3 * (index + 1));
    expect(headsByQuarter(months, heads) !== null).toBe(isDrawn);
  });

  test.each([
    ['a year with one month apart', [...new Array(11).fill('10'), '11'], true],
    ['a year of equal months', new Array(12).fill('10'), false],
    ['a short year', ['10', '20', '30'], false],
  ])('%s', (_, revenues, isDrawn) => {
    const months = revenues.map((_, index) => 13 + index);
    expect(seasonByMonth(months, revenues) !== null).toBe(isDrawn);
  });
});
