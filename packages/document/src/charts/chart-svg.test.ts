import { chartOption } from '@trazo/charts/chart-option';
import { expect, test } from 'vitest';
import { drawChart } from './chart-svg.ts';

const option = chartOption(
  {
    id: 'revenueAndResult',
    direction: 'columns',
    isStacked: false,
    categories: ['FY1', 'FY2', 'FY3', 'FY4', 'FY5'],
    series: [{ id: 'revenues', mark: 'bar', values: ['100', '200', '300', '400', '500'] }],
  },
  { series: () => 'Sales & more', category: (id) => id, figure: (value) => `${value} €` },
  {
    primary: '#0b5351',
    secondary: '#d1495b',
    ink: '#222222',
    rule: '#d9d9d9',
    paper: '#ffffff',
    fontFamily: 'PT Sans',
    fontSize: 12,
    width: 680,
  },
);

test('all words of a drawn chart are labels', () => {
  const { svg, labels } = drawChart(option, 'columns');
  expect(svg).not.toContain('<text');
  const words = labels.map((label) => label.text);
  expect(words).toEqual(expect.arrayContaining(['Sales & more', 'FY1', 'FY5', '500 €']));
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(680);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(280);
  }
});

test('the same chart gives the same bytes, whatever was drawn before', () => {
  expect(drawChart(option, 'columns')).toEqual(drawChart(option, 'columns'));
});
