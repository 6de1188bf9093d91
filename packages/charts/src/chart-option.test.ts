import { must } from '@trazo/plan/must';
import { emptyPlan } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { describe, expect, test } from 'vitest';
import type { ChartData } from './chart-data.ts';
import { chartOption } from './chart-option.ts';
import type { ChartStyle } from './chart-style.ts';
import {
  balanceStructure,
  cashCurve,
  debtCover,
  headsByQuarter,
  loansAndAssets,
  revenueAndResult,
} from './finance-charts.ts';
import { legendRows, shortName } from './legend-layout.ts';
import { dataColour, LOSS, shades } from './shades.ts';

/** Each letter half as wide as it is high. */
const textWidth = (line: string) => line.length * 6;
const style: ChartStyle = {
  primary: '#1f3a5f',
  secondary: '#d1495b',
  ink: '#222222',
  rule: '#d9d9d9',
  paper: '#ffffff',
  fontFamily: 'Inter',
  fontSize: 12,
  area: { width: 720, height: 280, textWidth },
};
const words = { series: (id: string) => id, category: (id: string) => id, figure: String };
const option = (data: ChartData | null) => (data === null ? null : chartOption(data, words, style));

test('a legend gets as many rows as its names need', () => {
  const name = 'Impuesto sobre beneficios';
  expect(legendRows([name], { width: 720, textWidth }, 12)).toBe(1);
  expect(
    legendRows(
      Array.from({ length: 6 }, () => name),
      { width: 720, textWidth },
      12,
    ),
  ).toBe(2);
  expect(legendRows([name, name], { width: 100, textWidth }, 12)).toBe(2);
});

test('a name too long for a legend ends with a word, or with the letters of its only one', () => {
  const row = { width: 200, textWidth: (text: string) => text.length * 6 };
  expect(shortName('Degustazione guidata', row)).toBe('Degustazione guidata');
  expect(shortName('Degustazione di cinque vini', row)).toBe('Degustazione di…');
  expect(shortName('Donaudampfschifffahrtsgesellschaft', row)).toBe('Donaudampfschifffahr…');
  expect(shortName('1 Donaudampfschifffahrtsgesellschaft', row)).toBe('1 Donaudampfschifffa…');
});

describe('a balance', () => {
  const balance = {
    ...emptyPlan().finance.balance,
    fixedAssets: '600',
    currentAssets: '400',
    ownFunds: '1000',
  };
  const drawn = (changes: Partial<typeof balance>) =>
    option(balanceStructure({ ...emptyPlan().finance, balance: { ...balance, ...changes } }));

  test('names its parts in place of a legend and an axis', () => {
    expect(drawn({})).toMatchObject({
      legend: { show: false },
      xAxis: { max: 1000, axisLabel: { show: false } },
    });
    expect(JSON.stringify(drawn({}))).toContain('fixedAssets\\n600');
  });

  test.each([
    ['a part too narrow for its name', { currentAssets: '5' }],
    ['a part below zero', { ownFunds: '-1000' }],
  ])('keeps its legend for %s', (_, changes) => {
    expect(drawn(changes)).toMatchObject({ legend: { show: true }, xAxis: { axisLabel: { show: true } } });
  });
});

test('the figure of a loss stands under its bar', () => {
  const revenues = [{ id: '1', name: '', years: ['10', '-10', '', '', ''] as const }];
  const drawn = JSON.stringify(
    option(
      revenueAndResult({
        ...emptyPlan().finance,
        revenues: revenues.map((line) => ({ ...line, years: [...line.years] })),
      }),
    ),
  );
  expect(drawn).toContain('{"value":10,"label":{"show":true,"position":"top"}}');
  expect(drawn).toContain(
    `{"value":-10,"itemStyle":{"color":"${LOSS}"},"label":{"show":true,"position":"bottom"}}`,
  );
});

test.each([
  ['#1f3a5f', '#d1495b', '#1f3a5f'],
  ['#c1121f', '#1f3a5f', '#1f3a5f'],
  ['#7a2c22', '#d1495b', '#6b7280'],
  ['#e07a2f', '#1f3a5f', '#e07a2f'],
])('with the colours %s and %s figures stand in %s: red means a loss', (primary, secondary, colour) => {
  expect(dataColour(primary, secondary)).toBe(colour);
});

test('what a chart is not about stands in greys', () => {
  const [one = '', about = '', other = ''] = shades('#1f5f3a', 3, 1);
  const spread = (hex: string) => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.max(...channels) - Math.min(...channels);
  };
  expect(spread(about)).toBeGreaterThan(35);
  for (const grey of [one, other]) expect(spread(grey)).toBeLessThan(30);
});

test('what does not reach the threshold is drawn as a loss is', () => {
  const drawn = JSON.stringify(option(debtCover(['1.10', '1.20', ''], 1.2)));
  expect(drawn).toContain(`{"value":1.1,"itemStyle":{"color":"${LOSS}"}`);
  expect(drawn).toContain('{"value":1.2,"label"');
});

test('the lowest month is marked with its figure', () => {
  const drawn = option(cashCurve(['9', '-4', '7'], 1));
  expect(drawn?.series).toMatchObject([{ data: [9, { value: -4, label: { show: true, color: LOSS } }, 7] }]);
});

describe('figures over bars', () => {
  const shown = (data: ChartData, width = 720) => {
    const drawn = chartOption(data, words, { ...style, area: { width, height: 280, textWidth } });
    return [...JSON.stringify(drawn).matchAll(/"label":\{"show":(true|false),"position"/g)].map(
      ([, is]) => is === 'true',
    );
  };
  const heads = (...counts: readonly string[]) =>
    must(
      headsByQuarter(
        counts.map((_, index) => 3 * (index + 1)),
        counts,
      ),
      'a chart',
    );

  test('stand over each where there is space, else where they change', () => {
    const counts = heads('10', '10', '11', '11', '12');
    expect(shown(counts)).toEqual([true, true, true, true, true]);
    expect(shown(counts, 80)).toEqual([true, false, true, false, true]);
  });

  test('are left out where they would reach over the names beside the columns', () => {
    const loss = '-471000000';
    const revenues: Finance['revenues'] = [{ id: '1', name: '', years: [loss, '', '', '', loss] }];
    const result = revenueAndResult({ ...emptyPlan().finance, revenues });
    expect(shown(must(result, 'a chart')).slice(0, 5)).toEqual([true, true, true, true, true]);
    expect(shown(must(result, 'a chart'), 322).slice(0, 5)).toEqual([false, true, false, false, false]);
  });

  test('are left out where a line runs through them', () => {
    const compared = loansAndAssets([0, 12, 24], {
      bankLoans: ['100', '80', '50'],
      fixedAssets: ['105', '80', '90'],
    });
    // The names beside the last column have labels, too.
    expect(shown(must(compared, 'a chart')).slice(0, 3)).toEqual([false, true, true]);
  });
});
