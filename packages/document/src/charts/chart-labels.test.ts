import { chartOption } from '@trazo/charts/chart-option';
import { expect, test } from 'vitest';
import { takeLabels } from './chart-labels.ts';
import { drawChart } from './chart-svg.ts';

const text = (attributes: string, words: string) =>
  `<text dominant-baseline="central" style="font-size:12px;font-family:PT Sans;" ${attributes}>${words}</text>`;

test('words come out of a picture with their places', () => {
  const ending = text('text-anchor="end" transform="translate(66.68 252)" fill="#222222"', '−500.000');
  const shifted = text(
    'text-anchor="middle" xml:space="preserve" x="21" y="-6" transform="translate(100 50.5)" fill="#ffffff"',
    'Bread &amp; more',
  );
  expect(takeLabels(`<svg><path d="M0 0"></path>${ending}${shifted}</svg>`)).toEqual({
    svg: '<svg><path d="M0 0"></path></svg>',
    labels: [
      { text: '−500.000', x: 66.68, y: 252, anchor: 'end', size: 12, fill: '#222222' },
      { text: 'Bread & more', x: 121, y: 44.5, anchor: 'middle', size: 12, fill: '#ffffff' },
    ],
  });
});

test('words that do not simply stand somewhere stay in the picture', () => {
  const turned = `<svg>${text('transform="rotate(-45) translate(3 4)" fill="#222222"', 'Year')}</svg>`;
  expect(takeLabels(turned)).toEqual({ svg: turned, labels: [] });
});

test('all words of a drawn chart are labels', () => {
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
