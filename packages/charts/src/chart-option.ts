import type { Amount } from '@trazo/plan/money';
import type { EChartsOption, SeriesOption } from 'echarts';
import type { CategoryId, ChartData, ChartSeries, SeriesId } from './chart-data.ts';
import { shades } from './shades.ts';

export interface ChartStyle {
  /** `#rrggbb`, as are all colours here. */
  readonly primary: string;
  readonly secondary: string;
  readonly ink: string;
  /** Thin lines behind the marks. */
  readonly rule: string;
  /** What the chart stands on; parts of a column are kept apart by it. */
  readonly paper: string;
  readonly fontFamily: string;
  /** In pixels. */
  readonly fontSize: number;
}

export interface ChartWords {
  series(id: SeriesId): string;
  category(id: CategoryId): string;
  /** A figure short enough for an axis or a mark (“1.2 M”). */
  figure(value: number): string;
}

/** A chart as an ECharts option, the same on screen and on paper: no animation, told apart without colour. */
export function chartOption(data: ChartData, words: ChartWords, style: ChartStyle): EChartsOption {
  const categories = {
    type: 'category' as const,
    data: data.categories.map(words.category),
    axisLine: { lineStyle: { color: style.ink } },
    axisTick: { show: false },
    axisLabel: { color: style.ink },
    ...(data.direction === 'rows' ? { inverse: true } : {}),
  };
  const values = {
    type: 'value' as const,
    axisLabel: { color: style.ink, formatter: words.figure },
    splitLine: { lineStyle: { color: style.rule } },
    splitNumber: 4,
  };
  const colors = shades(style.primary, style.secondary, data.series.length, style.paper);
  return {
    animation: false,
    color: colors,
    textStyle: { fontFamily: style.fontFamily, fontSize: style.fontSize, color: style.ink },
    grid: {
      left: 8,
      right: 24,
      top: 44,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: {
      top: 0,
      left: 0,
      itemGap: 18,
      itemWidth: 16,
      itemHeight: 10,
      textStyle: { color: style.ink, fontSize: style.fontSize },
      selectedMode: false,
    },
    xAxis: data.direction === 'columns' ? categories : values,
    yAxis: data.direction === 'columns' ? values : categories,
    series: data.series.map((series, index) =>
      seriesOption(series, colors[index] ?? style.ink, data, words, style),
    ),
  };
}

/** For drawing only: a float has fewer digits than an amount, and a chart shows fewer still. */
const drawn = (value: Amount): number | null => (value === '' ? null : Number(value));

function seriesOption(
  series: ChartSeries,
  color: string,
  data: ChartData,
  words: ChartWords,
  style: ChartStyle,
): SeriesOption {
  const common = {
    name: words.series(series.id),
    data: series.values.map(drawn),
    silent: true,
    emphasis: { disabled: true },
  };
  if (series.mark === 'line') {
    return {
      ...common,
      type: 'line',
      symbol: 'circle',
      symbolSize: 9,
      lineStyle: { color: style.ink, width: 2 },
      itemStyle: { color: style.paper, borderColor: style.ink, borderWidth: 2 },
      z: 3,
    };
  }
  return {
    ...common,
    type: 'bar',
    barMaxWidth: 56,
    itemStyle: { color, borderColor: style.paper, borderWidth: data.isStacked ? 1 : 0 },
    ...(data.isStacked ? { stack: 'all' } : { label: labelOf(words, style) }),
  };
}

const labelOf = (words: ChartWords, style: ChartStyle) => ({
  show: true,
  position: 'top' as const,
  color: style.ink,
  fontSize: style.fontSize - 1,
  formatter: ({ value }: { value?: unknown }) => (typeof value === 'number' ? words.figure(value) : ''),
});
