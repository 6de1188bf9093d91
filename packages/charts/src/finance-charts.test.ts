import { emptyPlan } from '@trazo/plan/plan';
import { describe, expect, test } from 'vitest';
import { balanceStructure, costStructure, financeCharts, revenueAndResult } from './finance-charts.ts';
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
