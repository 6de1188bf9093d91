import { type ChartData, type ChartId, nameOf } from '@trazo/charts/chart-data';
import { chartOption } from '@trazo/charts/chart-option';
import type { ChartArea, ChartStyle, ChartWords } from '@trazo/charts/chart-style';
import { financeCharts } from '@trazo/charts/finance-charts';
import type { StressTest } from '@trazo/forecast/stress/stress-test';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { type Amount, Decimal, toDecimal } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { Finance } from '@trazo/plan/sections/finance';
import { documentLocale } from '@trazo/plan/theme/english';
import { templateOf } from '@trazo/plan/theme/theme';
import { type DrawnChart, drawChart } from '../../charts/chart-svg.ts';
import { CHARTS_LOOKS } from '../../charts/finance-charts-look.ts';
import { textWidth } from '../../fonts/text-width.ts';
import { decimalsOf } from '../format.ts';
import type { PrintChart, PrintReading } from '../print-parts.ts';
import type { Wording } from '../wording.ts';
import { type ChartScale, chartScale } from './chart-scale.ts';
import {
  ofCash,
  ofClosings,
  ofCover,
  ofGrid,
  ofHeads,
  ofLoans,
  ofSeason,
  ofSources,
  ofStress,
  type ToPrint,
} from './charted.ts';
import { titled } from './claims.ts';

/** The charts of a finance section, all that show money in one scale. */
export interface FinanceCharts {
  readonly charts: readonly PrintChart[];
  /** Beside the key figures; `null` where no debt is served. */
  readonly cover: PrintChart | null;
  /** Under the stress test, where that is printed. */
  readonly stress: PrintChart | null;
}

/** In the order of a year's statements; heads, which are no money, come last. */
const FORECAST_CHARTS = [ofSeason, ofClosings, ofLoans, ofCash, ofHeads] as const;

/** Charts of what the finance section knows; nothing is drawn where there is nothing to draw. */
export function printCharts(
  finance: Finance,
  worked: PlanForecast | null,
  stress: StressTest | null,
  wording: Wording,
): FinanceCharts {
  const [revenue, ...grid] = financeCharts(finance).map((data) => ofGrid(data, wording));
  const forecast = worked === null ? [] : FORECAST_CHARTS.map((chart) => chart(worked, wording));
  const charts = [revenue, ofSources(finance, wording), ...grid, ...forecast]
    .filter((chart) => chart !== null && chart !== undefined)
    .filter(({ data }) => compares(data))
    // The closing days begin with the first one.
    .filter(
      ({ data }, _, all) =>
        data.id !== 'balanceStructure' || all.every((each) => each.data.id !== 'closingBalances'),
    );
  const cover = worked === null ? null : ofCover(worked, wording);
  const cases = worked === null || stress === null ? null : ofStress(worked, stress, wording);
  const scale = chartScale(
    [...charts, ...(cases === null ? [] : [cases])]
      .filter(({ values }) => values === undefined)
      .map(({ data }) => data),
    wording,
  );
  return {
    charts: charts.map((chart) => printChart(chart, scale, wording)),
    cover: cover === null || !compares(cover.data) ? null : printChart(cover, scale, wording),
    stress: cases === null ? null : printChart(cases, scale, wording),
  };
}

/** Others say their figures over their columns. */
const READ: ReadonlySet<ChartId> = new Set(['revenueAndResult', 'costStructure', 'cashCurve', 'stressLines']);

/** What figures are counted in stands over the chart alone: the description has them in full. */
function printChart(
  { data, claim, subject, words, values }: ToPrint,
  scale: ChartScale,
  wording: Wording,
): PrintChart {
  const drawn = draw(data, { ...words, figure: values?.figure ?? scale.figure }, wording);
  const said = [claim, subject].filter((part) => part !== '').join('. ');
  return {
    ...titled(claim, values === undefined ? `${subject}, ${scale.unit}` : subject),
    image: wording.chart(drawn, describe(data, said, words, wording, values?.print)),
    labels: drawn.labels,
    reading: READ.has(data.id) ? reading(data, words, wording) : { columns: ['', ''], rows: [] },
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

const drawings = new Map<string, DrawnChart>();
const KEPT_DRAWINGS = 200;
const LARGE = 1e9;

/** Drawing costs some 10 ms, so that the last charts are kept. */
function draw(data: ChartData, chartWords: ChartWords, wording: Wording): DrawnChart {
  const { size, form } = CHARTS_LOOKS[templateOf(wording.theme.templateId).financeStyle];
  const style = { ...styleOf(wording, { width: size.width, height: size.heights[shapeOf(data)] }), form };
  const key = JSON.stringify([
    data,
    data.categories.map(chartWords.category),
    // One figure tells what all are counted in.
    chartWords.figure(LARGE),
    style,
    documentLocale(wording.theme),
  ]);
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const drawn = drawChart(chartOption(data, chartWords, style), shapeOf(data), size);
  if (drawings.size >= KEPT_DRAWINGS) drawings.clear();
  drawings.set(key, drawn);
  return drawn;
}

/** A few columns beside one line say all in half the height. */
const shapeOf = ({ id, direction }: ChartData) => (id === 'debtCover' ? 'low' : direction);

function styleOf({ theme, families }: Wording, area: Pick<ChartArea, 'width' | 'height'>): ChartStyle {
  const [family] = families.text;
  const fontSize = Math.round(12 * (templateOf(theme.templateId).chartText ?? 1));
  return {
    ...theme.colors,
    ink: '#222222',
    rule: '#d9d9d9',
    paper: '#ffffff',
    fontFamily: families.text.join(', '),
    fontSize,
    area: { ...area, textWidth: (line) => textWidth(family, line) * fontSize },
  };
}

const MOST_READ = 3;

function reading(
  { categories, series }: ChartData,
  chartWords: ToPrint['words'],
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
      .map((one) => ({
        label: nameOf(one, chartWords),
        figures: [figure(one.values[first]), figure(one.values[last])],
      })),
  };
}

const amountPrinter = ({ series }: ChartData, format: Wording['format']) => {
  const decimals = decimalsOf(series.flatMap(({ values }) => values));
  return (value: Amount) => format.money(value, decimals);
};

/** Every figure of a chart in words, for readers who cannot see it. */
function describe(
  data: ChartData,
  caption: string,
  chartWords: ToPrint['words'],
  { words, format }: Wording,
  print = amountPrinter(data, format),
): string {
  const sentences = data.series.map((series) => {
    const points = data.categories.flatMap((category, index) => {
      const value = must(series.values[index], 'a value for each category');
      if (value === '') return [];
      const label = chartWords.category(category);
      return [words('finance:document.pointAlt', { label, value: print(value) })];
    });
    return words('finance:document.seriesAlt', {
      name: nameOf(series, chartWords),
      values: points.join('; '),
    });
  });
  return words('finance:document.chartAlt', { caption, series: sentences.join(' ') });
}
