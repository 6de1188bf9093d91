import type { EChartsOption, SeriesOption } from 'echarts';
import { type ChartData, type ChartSeries, drawn } from './chart-data.ts';
import type { ChartStyle, ChartWords } from './chart-style.ts';
import { labelledBars } from './labelled-bars.ts';
import { LEGEND, legendGap, legendHeight, legendRows } from './legend-layout.ts';
import { shades } from './shades.ts';

/** A chart as an ECharts option, the same on screen and on paper: no animation, distinguishable without colour. */
export function chartOption(data: ChartData, words: ChartWords, style: ChartStyle): EChartsOption {
  const colors = shades(style.primary, style.secondary, data.series.length, style.paper);
  const named = labelledBars(data, words, style, colors);
  const categories = {
    type: 'category' as const,
    data: data.categories.map(words.category),
    // Over the bars, whose light edges would cut it.
    z: 5,
    axisLine: { lineStyle: { color: style.ink } },
    axisTick: { show: false },
    axisLabel: { color: style.ink, fontSize: style.fontSize },
    ...(data.direction === 'rows' ? { inverse: true } : {}),
  };
  const values = {
    type: 'value' as const,
    axisLabel: {
      show: named === null,
      color: style.ink,
      fontSize: style.fontSize,
      formatter: words.figure,
      hideOverlap: true,
    },
    splitLine: { show: named === null, lineStyle: { color: style.rule } },
    splitNumber: 4,
    // Under the bar of a loss stands its figure, over the names at the foot.
    boundaryGap: [hasLosses(data) ? '14%' : 0, 0] satisfies [string | number, number],
    ...(named === null ? {} : { max: named.longest }),
  };
  const names = data.series.map(({ id }) => words.series(id));
  const rows =
    named !== null ? 0 : style.area === undefined ? 1 : legendRows(names, style.area, style.fontSize);
  return {
    animation: false,
    color: colors,
    textStyle: { fontFamily: style.fontFamily, fontSize: style.fontSize, color: style.ink },
    grid: {
      left: 8,
      right: named === null ? 24 : 2,
      top: rows === 0 ? 4 : legendHeight(rows, style.fontSize) + 10,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: {
      show: named === null,
      top: 0,
      left: 0,
      padding: [4, 0],
      itemGap: legendGap(style.fontSize),
      itemWidth: LEGEND.itemWidth,
      itemHeight: LEGEND.itemHeight,
      textStyle: { color: style.ink, fontSize: style.fontSize },
      selectedMode: false,
    },
    xAxis: data.direction === 'columns' ? categories : values,
    yAxis: data.direction === 'columns' ? values : categories,
    series:
      named?.series ??
      data.series.map((series, index) =>
        seriesOption(series, colors[index] ?? style.ink, data, words, style),
      ),
  };
}

const hasLosses = ({ isStacked, series }: ChartData): boolean =>
  !isStacked &&
  series.some(({ shape, values }) => shape === 'bar' && values.some((value) => (drawn(value) ?? 0) < 0));

function seriesOption(
  series: ChartSeries,
  color: string,
  data: ChartData,
  words: ChartWords,
  style: ChartStyle,
): SeriesOption {
  const common = { name: words.series(series.id), silent: true, emphasis: { disabled: true } };
  if (series.shape === 'line') {
    return {
      ...common,
      type: 'line',
      data: series.values.map(drawn),
      symbol: 'circle',
      symbolSize: 9,
      lineStyle: { color: style.ink, width: 2 },
      itemStyle: { color: style.paper, borderColor: style.ink, borderWidth: 2 },
      z: 6,
    };
  }
  return {
    ...common,
    type: 'bar',
    barMaxWidth: 56,
    data: series.values.map(drawn).map((value) => ({
      value,
      // A loss hangs from the axis: its figure goes under it.
      ...(data.isStacked ? {} : { label: { position: value !== null && value < 0 ? 'bottom' : 'top' } }),
    })),
    itemStyle: { color, borderColor: style.paper, borderWidth: data.isStacked ? 1 : 0 },
    ...(data.isStacked ? { stack: 'all' } : { label: labelOf(words, style) }),
  };
}

const labelOf = (words: ChartWords, style: ChartStyle) => ({
  show: true,
  color: style.ink,
  fontSize: style.fontSize,
  formatter: ({ value }: { value?: unknown }) => (typeof value === 'number' ? words.figure(value) : ''),
});
