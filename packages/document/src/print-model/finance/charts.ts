import type { ChartData, SeriesId } from '@trazo/charts/chart-data';
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
import { type ChartScale, chartScale } from './chart-scale.ts';
import { balanceClaim, type Claim, cashClaim, costClaim, lowestOf, profitClaim, titled } from './claims.ts';
import { amountsOf, monthLabel, monthName } from './forecast/printed-forecast.ts';

const SUBJECTS = {
  revenueAndResult: 'finance:document.revenueChart',
  costStructure: 'finance:document.costChart',
  balanceStructure: 'finance:document.balanceChart',
} as const;

/** A chart before it is counted in what all of its section are. */
interface ToPrint {
  readonly data: ChartData;
  readonly claim: Claim;
  readonly subject: string;
  readonly words: Omit<ChartWords, 'figure'>;
}

/** Charts of what the finance section knows, all in one scale; nothing is drawn where there is nothing to draw. */
export function printCharts(
  finance: Finance,
  worked: PlanForecast | null,
  wording: Wording,
): readonly PrintChart[] {
  const charts = [
    ...financeCharts(finance)
      .filter(compares)
      .flatMap((data) => (data.id === 'cashCurve' ? [] : [ofGrid(data, data.id, wording)])),
    ...(worked === null ? [] : [ofCash(worked, wording)]),
  ];
  const scale = chartScale(
    charts.map(({ data }) => data),
    wording,
  );
  return charts.map((chart) => printChart(chart, scale, wording));
}

/** A chart of the grid or of the balance. */
function ofGrid(data: ChartData, id: keyof typeof SUBJECTS, wording: Wording): ToPrint {
  const words = wordsOf(wording);
  const yearOf = (index: number) => wording.year(index + 1);
  const last = yearOf(data.categories.length - 1);
  const claims: Readonly<Record<typeof id, () => Claim>> = {
    revenueAndResult: () => profitClaim(valuesOf(data, 'netIncome'), yearOf, wording),
    costStructure: () => costClaim(data, words.series, last, wording),
    balanceStructure: () => balanceClaim(data, wording),
  };
  return { data, claim: claims[id](), subject: wording.words(SUBJECTS[id]), words };
}

const valuesOf = ({ series }: ChartData, id: SeriesId): readonly Amount[] =>
  must(
    series.find((each) => each.id === id),
    'a series of the chart',
  ).values;

/** Months of the cash curve, unless the lowest comes later. */
const FIRST_MONTHS = 24;

/** What is in the bank through the first two years, or through all where it is lowest later. */
function ofCash(worked: PlanForecast, wording: Wording): ToPrint {
  const { cash, years } = worked.forecast;
  const all = amountsOf(worked, cash.closing.slice(0, years.lastMonth + 1));
  const lowest = lowestOf(all);
  const months = lowest > FIRST_MONTHS ? years.lastMonth : Math.min(FIRST_MONTHS, years.lastMonth);
  const amount = must(all[lowest], 'the lowest month is among them');
  return {
    data: cashCurve(all.slice(0, months + 1)),
    claim: cashClaim(amount, monthName(worked, lowest, wording), wording),
    subject: wording.words('claims:subjects.cash', { months }),
    words: {
      ...wordsOf(wording),
      category: (id) => monthLabel(worked, Number(id.slice(1)), wording),
    },
  };
}

/** What figures are counted in stands over the chart alone: the description has them in full. */
function printChart(
  { data, claim, subject, words }: ToPrint,
  scale: ChartScale,
  wording: Wording,
): PrintChart {
  const drawn = draw(data, { ...words, figure: scale.figure }, wording);
  const said = [claim, subject].filter((part) => part !== '').join('. ');
  return {
    ...titled(claim, `${subject}, ${scale.unit}`),
    image: wording.chart(drawn, describe(data, said, words, wording)),
    labels: drawn.labels,
    // Its blocks say their figures.
    reading: data.id === 'balanceStructure' ? { columns: ['', ''], rows: [] } : reading(data, words, wording),
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

const wordsOf = (wording: Wording): ToPrint['words'] => ({
  series: (id) => wording.words(`finance:document.${id}`),
  category: (id) =>
    id === 'assets' || id === 'funding'
      ? wording.words(`finance:document.${id}`)
      : wording.year(Number(id.slice(2))),
});

const drawings = new Map<string, DrawnChart>();
const KEPT_DRAWINGS = 200;
const LARGE = 1e9;

/** Drawing costs some 10 ms, so that the last charts are kept. */
function draw(data: ChartData, chartWords: ChartWords, wording: Wording): DrawnChart {
  const style = styleOf(wording);
  const orientation = orientationOf(templateOf(wording.theme.templateId));
  const key = JSON.stringify([
    data,
    data.categories.map(chartWords.category),
    // One figure tells what all are counted in.
    chartWords.figure(LARGE),
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
  chartWords: ToPrint['words'],
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
