import type { ChartData } from '@trazo/charts/chart-data';
import { chartOption } from '@trazo/charts/chart-option';
import type { ChartStyle, ChartWords } from '@trazo/charts/chart-style';
import { cashCurve, financeCharts } from '@trazo/charts/finance-charts';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { type Amount, Decimal, toDecimal } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { Finance } from '@trazo/plan/sections/finance';
import { documentLocale } from '@trazo/plan/theme/english';
import { templateOf } from '@trazo/plan/theme/theme';
import { orientationOf } from '@trazo/templates/template';
import { CHART_WIDTH, type DrawnChart, drawChart } from '../../charts/chart-svg.ts';
import { textWidth } from '../../fonts/text-width.ts';
import { decimalsOf } from '../format.ts';
import type { PrintChart, PrintReading } from '../print-parts.ts';
import type { Wording } from '../wording.ts';
import { chartScale } from './chart-scale.ts';
import { amountsOf, monthLabel, monthName } from './forecast/printed-forecast.ts';

const CAPTIONS = {
  revenueAndResult: 'finance:document.revenueChart',
  costStructure: 'finance:document.costChart',
  balanceStructure: 'finance:document.balanceChart',
} as const;

/** Charts of what the finance section knows; nothing is drawn where there is nothing to draw. */
export function printCharts(finance: Finance, wording: Wording): readonly PrintChart[] {
  return financeCharts(finance)
    .filter(compares)
    .flatMap((data) =>
      data.id === 'cashCurve'
        ? []
        : [printChart(data, [wording.words(CAPTIONS[data.id])], wordsOf(data, wording), wording)],
    );
}

/** What is in the bank through the first year, with its lowest month. */
export function printCashCurve(worked: PlanForecast, wording: Wording): PrintChart {
  const closing = worked.forecast.cash.closing.slice(0, 13);
  const amounts = amountsOf(worked, closing);
  const month = closing.indexOf(Math.min(...closing));
  const data = cashCurve(amounts);
  const lowest = wording.words('finance:document.lowestMonth', {
    amount: wording.format.money(must(amounts[month], 'the lowest month is among them')),
    month: monthName(worked, month, wording),
  });
  const chartWords: ChartWords = {
    ...wordsOf(data, wording),
    category: (id) => monthLabel(worked, Number(id.slice(1)), wording),
  };
  return printChart(data, [wording.words('finance:document.cashChart'), lowest], chartWords, wording);
}

/** `name` may be followed by a remark. What figures are counted in stands in the caption alone: the description has them in full. */
function printChart(
  data: ChartData,
  [name = '', ...remarks]: readonly string[],
  chartWords: ChartWords,
  wording: Wording,
): PrintChart {
  const drawn = draw(data, chartWords, wording);
  const { unit } = chartScale(data, wording);
  return {
    caption: [`${name}, ${unit}`, ...remarks].join('. '),
    image: wording.chart(drawn, describe(data, [name, ...remarks].join('. '), chartWords, wording)),
    labels: drawn.labels,
    // Its blocks say their figures.
    reading:
      data.id === 'balanceStructure' ? { columns: ['', ''], rows: [] } : reading(data, chartWords, wording),
  };
}

/** One year, or one block a side, is a figure and no picture: only what compares is drawn. */
function compares({ id, categories, series }: ChartData): boolean {
  const isKnown = (value: Amount | undefined) => value !== undefined && value !== '' && Number(value) !== 0;
  const filled = categories.map((_, index) => series.filter(({ values }) => isKnown(values[index])).length);
  return id === 'balanceStructure'
    ? filled.some((blocks) => blocks > 1)
    : filled.filter((blocks) => blocks > 0).length > 1;
}

const wordsOf = (data: ChartData, wording: Wording): ChartWords => ({
  series: (id) => wording.words(`finance:document.${id}`),
  category: (id) =>
    id === 'assets' || id === 'funding'
      ? wording.words(`finance:document.${id}`)
      : wording.year(Number(id.slice(2))),
  figure: chartScale(data, wording).figure,
});

const drawings = new Map<string, DrawnChart>();
const KEPT_DRAWINGS = 200;

/** Drawing costs some 10 ms, so that the last charts are kept. */
function draw(data: ChartData, chartWords: ChartWords, wording: Wording): DrawnChart {
  const style = styleOf(wording);
  const orientation = orientationOf(templateOf(wording.theme.templateId));
  const key = JSON.stringify([
    data,
    data.categories.map(chartWords.category),
    style,
    orientation,
    documentLocale(wording.theme),
  ]);
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const drawn = drawChart(chartOption(data, chartWords, style), data.direction, orientation);
  if (drawings.size >= KEPT_DRAWINGS) drawings.clear();
  drawings.set(key, drawn);
  return drawn;
}

function styleOf({ theme, families }: Wording): ChartStyle {
  const [family] = families.text;
  const fontSize = Math.round(12 * (templateOf(theme.templateId).chartText ?? 1));
  return {
    ...theme.colors,
    ink: '#222222',
    rule: '#d9d9d9',
    paper: '#ffffff',
    fontFamily: families.text.join(', '),
    fontSize,
    area: { width: CHART_WIDTH, textWidth: (line) => textWidth(family, line) * fontSize },
  };
}

const MOST_READ = 3;

function reading(
  { categories, series }: ChartData,
  chartWords: ChartWords,
  { format }: Wording,
): PrintReading {
  const [first, last] = [0, categories.length - 1];
  const weight = (values: readonly Amount[]) =>
    Decimal.sum(0, ...values.map((value) => toDecimal(value).abs()));
  const decimals = decimalsOf(series.flatMap(({ values }) => values));
  const figure = (value: Amount | undefined) =>
    value === undefined || value === '' ? '' : format.money(value, decimals);
  const name = (index: number) => categories.slice(index, index + 1).map(chartWords.category)[0] ?? '';
  const largest = series
    .toSorted((left, right) => weight(right.values).comparedTo(weight(left.values)))
    .slice(0, MOST_READ);
  return {
    columns: [name(first), name(last)],
    rows: series
      .filter((one) => largest.includes(one))
      .map(({ id, values }) => ({
        label: chartWords.series(id),
        figures: [figure(values[first]), figure(values[last])],
      })),
  };
}

/** Every figure of a chart in words, for readers who cannot see it. */
function describe(
  data: ChartData,
  caption: string,
  chartWords: ChartWords,
  { words, format }: Wording,
): string {
  const decimals = decimalsOf(data.series.flatMap(({ values }) => values));
  const sentences = data.series.map(({ id, values }) => {
    const points = data.categories.flatMap((category, index) => {
      const value = must(values[index], 'a value for each category');
      if (value === '') return [];
      const label = chartWords.category(category);
      return [words('finance:document.pointAlt', { label, value: format.money(value, decimals) })];
    });
    return words('finance:document.seriesAlt', { name: chartWords.series(id), values: points.join('; ') });
  });
  return words('finance:document.chartAlt', { caption, series: sentences.join(' ') });
}
