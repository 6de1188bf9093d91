import type { ChartData, ChartSeries, SeriesId } from '@trazo/charts/chart-data';
import { chartOption } from '@trazo/charts/chart-option';
import type { ChartStyle } from '@trazo/charts/chart-style';
import { debtCover } from '@trazo/charts/finance-charts';
import { LEGEND } from '@trazo/charts/legend-layout';
import { FONTS } from '@trazo/plan/theme/fonts';
import { expect, test } from 'vitest';
import { textWidth } from '../fonts/text-width.ts';
import { drawChart } from './chart-svg.ts';
import { CHARTS_LOOKS } from './finance-charts-look.ts';

const { size: SIZE, form } = CHARTS_LOOKS.editorial;

const style = (fontFamily: string, look = { size: SIZE, form }): ChartStyle => ({
  primary: '#0b5351',
  secondary: '#d1495b',
  ink: '#222222',
  rule: '#d9d9d9',
  paper: '#ffffff',
  fontFamily,
  fontSize: 12,
  form: look.form,
  area: {
    width: look.size.width,
    height: look.size.heights.columns,
    textWidth: (line) => textWidth(fontFamily, line) * 12,
  },
});
const categories = ['FY1', 'FY2', 'FY3', 'FY4', 'FY5'] as const;
const words = { category: (id: string) => id, figure: (value: number) => `${value} €` };

const option = chartOption(
  {
    id: 'revenueAndResult',
    direction: 'columns',
    isStacked: false,
    categories,
    series: [
      { id: 'revenues', shape: 'bar', values: ['100', '200', '300', '400', '500'] },
      { id: 'netIncome', shape: 'line', values: ['10', '20', '30', '40', '50'] },
    ],
  },
  { ...words, series: () => 'Sales & more' },
  style('PT Sans'),
);

test('all words of a drawn chart are labels', () => {
  const { svg, labels } = drawChart(option, 'columns', SIZE);
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
  expect(drawChart(option, 'columns', SIZE)).toEqual(drawChart(option, 'columns', SIZE));
});

const IDS: readonly SeriesId[] = ['directExpenses', 'otherExpenses', 'depreciation', 'amortization'];
const NAMES = [
  'Direkte Aufwendungen',
  'Übrige Aufwendungen',
  'Abschreibungen auf Sachanlagen',
  'Abschreibungen auf immaterielle Vermögensgegenstände',
];

const parts = (shape: ChartSeries['shape']): ChartData => ({
  id: 'costStructure',
  direction: 'columns',
  isStacked: false,
  categories,
  // Lines among bars: lines alone are named where they end.
  series: IDS.map((id, index) => ({
    id,
    shape: index === 0 ? 'bar' : shape,
    values: ['1', '2', '3', '4', '5'],
  })),
});
const nameOf = (id: SeriesId) => NAMES[IDS.indexOf(id)] ?? '';

test.each(Object.entries(CHARTS_LOOKS))(
  'a legend keeps its names apart in the widest fonts (%s)',
  (_, look) => {
    for (const { family } of FONTS) {
      const option = chartOption(parts('bar'), { ...words, series: nameOf }, style(family, look));
      const { labels } = drawChart(option, 'columns', look.size);
      const legend = labels.filter(({ text }) => NAMES.some((name) => name.includes(text)));
      expect(legend.map(({ text }) => text).join(' ')).toBe(NAMES.join(' '));
      for (const [index, { text, x, y }] of legend.entries()) {
        const next = legend[index + 1];
        const end = x + textWidth(family, text) * 12;
        if (next?.y === y) expect([family, next.x - end > LEGEND.itemWidth]).toEqual([family, true]);
        else expect(end).toBeLessThanOrEqual(look.size.width);
      }
    }
  },
);

test.each(['bar', 'line'] as const)(
  'a legend stands over the axis, however many rows its names take (%s)',
  (shape) => {
    // From one that fits into a row to one that does not, a few pixels at a time.
    for (let longer = 0; longer < 20; longer += 1) {
      const series = (id: SeriesId) => nameOf(id) + (id === 'amortization' ? 'i'.repeat(longer) : '');
      const option = chartOption(parts(shape), { ...words, series }, style('PT Sans'));
      const { labels } = drawChart(option, 'columns', SIZE);
      const isName = ({ text }: { text: string }) => NAMES.some((name) => text.startsWith(name));
      const foot = Math.max(...labels.filter(isName).map(({ y }) => y));
      const axis = Math.min(...labels.filter((label) => !isName(label)).map(({ y }) => y));
      expect([longer, axis - foot > 12]).toEqual([longer, true]);
    }
  },
);

test.each([
  ['slivers at the top', ['100', '5', '5', '5']],
  ['slivers at the foot', ['5', '5', '5', '100']],
  // The axis goes on to 80.
  ['an axis that is longer than its columns', ['46', '5', '5', '5']],
])('parts of columns are named beside the last one, each line apart from the next: %s', (_, values) => {
  for (const { family } of FONTS) {
    const stacked = { ...parts('bar'), isStacked: true };
    const slivers = stacked.series.map((series, index) => ({
      ...series,
      values: series.values.map(() => values[index] ?? ''),
    }));
    const data = { ...stacked, series: slivers };
    const { labels } = drawChart(
      chartOption(data, { ...words, series: nameOf }, style(family)),
      'columns',
      SIZE,
    );
    const foot = Math.max(...labels.filter(({ text }) => text.startsWith('FY')).map(({ y }) => y));
    const named = labels
      .filter(({ text }) => /[a-z]{4}/.test(text))
      .toSorted((one, other) => one.y - other.y);
    expect(named.map(({ text }) => text).join(' ')).toContain('Direkte Aufwendungen');
    for (const [index, { text, x, y }] of named.entries()) {
      expect(x + textWidth(family, text) * 12, `${family}: ${text}`).toBeLessThanOrEqual(SIZE.width);
      const next = named[index + 1]?.y ?? foot;
      expect(next - y, `${family}: ${text}`).toBeGreaterThan(11);
    }
  }
});

test('names stand over the columns where some parts are below zero', () => {
  const stacked = { ...parts('bar'), isStacked: true };
  const data = {
    ...stacked,
    series: stacked.series.map((series, index) => ({
      ...series,
      values: series.values.map((value) => (index === 1 ? `-${value}` : value)),
    })),
  };
  const { labels } = drawChart(
    chartOption(data, { ...words, series: nameOf }, style('Inter')),
    'columns',
    SIZE,
  );
  const top = Math.max(...labels.filter(({ text }) => NAMES.includes(text)).map(({ y }) => y));
  const axis = Math.min(...labels.filter(({ text }) => text.endsWith('€')).map(({ y }) => y));
  expect(labels.filter(({ text }) => NAMES.includes(text))).toHaveLength(NAMES.length);
  expect(top).toBeLessThan(axis);
});

test('a legend shows of a long name that a user gave what fits', () => {
  const long = 'Donaudampfschiff'.repeat(12);
  const series = IDS.map((id, index) => ({
    id,
    name: `${index} ${long}`,
    shape: 'bar' as const,
    values: ['1', '-2', '3', '-4', '5'],
  }));
  const data = { ...parts('bar'), isStacked: true, series };
  const { labels, height } = drawChart(
    chartOption(data, { ...words, series: nameOf }, style('Inter')),
    'columns',
    SIZE,
  );
  const named = labels.filter(({ text }) => text.includes('Donau'));
  expect(named).toHaveLength(IDS.length);
  for (const { x, text } of named) {
    expect(x + textWidth('Inter', text) * 12).toBeLessThanOrEqual(SIZE.width);
  }
  expect(height).toBeLessThan(310);
});

test('what is asked for stands beside the figure of the last column, however close to it', () => {
  const data = debtCover(['2.00', '1.50', '1.25', '1.10', '1.00'], 1.2);
  for (const { family } of FONTS) {
    const figure = (value: number) => value.toFixed(value === 1.2 ? 1 : 2);
    const { labels } = drawChart(
      chartOption(data, { ...words, figure, series: () => '' }, style(family)),
      'low',
      SIZE,
    );
    const last = labels.findLast(({ text }) => text === '1.00');
    const asked = labels.find(({ text }) => text === '1.2');
    const [left = 0, end = 0] = [asked?.x, last && last.x + (textWidth(family, last.text) * 12) / 2];
    expect([family, left > end && left > 0]).toEqual([family, true]);
    expect(left + textWidth(family, '1.2') * 12, family).toBeLessThanOrEqual(SIZE.width);
  }
});
