import type { EChartsOption, SeriesOption } from 'echarts';
import { type ChartData, type ChartSeries, drawn, nameOf } from './chart-data.ts';
import { type ChartArea, type ChartStyle, type ChartWords, PLAIN } from './chart-style.ts';
import { GAP, linesOf, namesBeside, namesWidth } from './direct-names.ts';
import { figuresOver } from './figures-over-bars.ts';
import { labelledBars } from './labelled-bars.ts';
import { LEGEND, legendGap, legendHeight, legendRows, shortName } from './legend-layout.ts';
import { dataColour, LOSS, shades } from './shades.ts';

/** A chart as an ECharts option, the same on screen and on paper: no animation, distinguishable without colour. */
export function chartOption(data: ChartData, words: ChartWords, style: ChartStyle): EChartsOption {
  const colour = dataColour(style.primary, style.secondary);
  const colors = shades(colour, data.series.length, data.about, style.paper);
  const { rules } = style.form ?? PLAIN;
  const named = labelledBars(data, words, style, colors);
  const beside = namesBeside(data, words, style);
  const isLegend = named === null && beside === null && !isOneLine(data, style);
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
    splitLine: {
      show: named === null && rules !== 'none',
      lineStyle: { color: style.rule, ...(rules === 'dotted' ? { type: [1, 3] } : {}) },
    },
    splitNumber: 4,
    // Under the bar of a loss stands its figure, over the names at the foot.
    boundaryGap: [hasLosses(data) ? '14%' : 0, 0] satisfies [string | number, number],
    ...(named === null ? {} : { max: named.longest }),
  };
  const { area } = style;
  const shown = new Map(
    data.series.map((series) => {
      const name = nameOf(series, words);
      return [
        name,
        area === undefined ? name : series.name === undefined ? whole(name, area) : shortName(name, area),
      ];
    }),
  );
  const rows = !isLegend ? 0 : area === undefined ? 1 : legendRows([...shown.values()], area, style.fontSize);
  return {
    animation: false,
    color: colors,
    textStyle: { fontFamily: style.fontFamily, fontSize: style.fontSize, color: style.ink },
    grid: {
      left: 2,
      right:
        named !== null
          ? 24
          : beside !== null
            ? namesWidth(data, words, style)
            : askedWidth(data, words, style),
      top: rows === 0 ? (named === null ? style.fontSize + 4 : 4) : legendHeight(rows, style.fontSize) + 10,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: {
      show: isLegend,
      top: 0,
      left: 0,
      padding: [4, 0],
      itemGap: legendGap(style.fontSize),
      itemWidth: LEGEND.itemWidth,
      itemHeight: LEGEND.itemHeight,
      textStyle: { color: style.ink, fontSize: style.fontSize },
      selectedMode: false,
      formatter: (name) => shown.get(name) ?? name,
    },
    xAxis: data.direction === 'columns' ? categories : values,
    yAxis: data.direction === 'columns' ? values : categories,
    series: named?.series ?? [
      ...data.series.map((series, index) => seriesOption(series, index, colors, data, words, style)),
      ...thresholdLine(data, words, style),
      ...(beside ?? []),
    ],
  };
}

/** What the figure of a line across takes of a chart's width, beside the half of a column that may lie under it. */
function askedWidth({ threshold, categories }: ChartData, words: ChartWords, { area }: ChartStyle): number {
  if (threshold === undefined || area === undefined) return 2;
  const half = (0.8 * area.width) / (2 * categories.length);
  return Math.max(2, Math.ceil(GAP.bars + area.textWidth(words.figure(threshold)) + 4 - half));
}

/** A name of ours in as many lines as the chart's width asks for. */
const whole = (name: string, { width, textWidth }: ChartArea): string =>
  linesOf(name, width - LEGEND.itemWidth - LEGEND.textGap - 2 * LEGEND.stroke, textWidth).join('\n');

/** On paper the title says what a single line, or a single row of bars, is. */
const isOneLine = ({ series }: ChartData, { area }: ChartStyle): boolean =>
  area !== undefined && series.length === 1;

const hasLosses = ({ isStacked, series }: ChartData): boolean =>
  !isStacked &&
  series.some(({ shape, values }) => shape === 'bar' && values.some((value) => (drawn(value) ?? 0) < 0));

/** How lines of one chart differ: the first is whole. */
const DASHES = ['solid', [7, 4], [2, 3]] as const;

function seriesOption(
  series: ChartSeries,
  index: number,
  colors: readonly string[],
  data: ChartData,
  words: ChartWords,
  style: ChartStyle,
): SeriesOption {
  const common = { name: nameOf(series, words), silent: true, emphasis: { disabled: true } };
  const { barWidth, corner, isFilled } = style.form ?? PLAIN;
  if (series.shape === 'line') {
    const dash = DASHES[data.series.some(({ shape }) => shape === 'bar') ? 0 : index % DASHES.length];
    const isDense = series.values.length > 30;
    return {
      ...common,
      type: 'line',
      data: series.values.map((value, at) =>
        at === data.marked ? markedPoint(series.values, at, words, style) : drawn(value),
      ),
      symbol: 'circle',
      symbolSize: isDense || data.series.every(({ shape }) => shape === 'line') ? 5 : 9,
      showAllSymbol: !isDense || data.marked !== undefined,
      lineStyle: {
        color: style.ink,
        width: index === 0 || data.isStacked ? 2 : 1.6,
        type: dash === undefined || dash === 'solid' ? 'solid' : [...dash],
      },
      itemStyle: { color: style.paper, borderColor: style.ink, borderWidth: 1.6 },
      ...(isFilled && data.series.length === 1
        ? { areaStyle: { color: dataColour(style.primary, style.secondary), opacity: 0.14 } }
        : {}),
      z: 6,
    };
  }
  const color = colors[index] ?? style.ink;
  const shown = figuresOver(series, data, words, style);
  return {
    ...common,
    type: 'bar',
    barMaxWidth: 60,
    barWidth,
    data: series.values.map(drawn).map((value, at) => ({
      value,
      ...(isShort(value, data) ? { itemStyle: { color: LOSS } } : {}),
      // A loss hangs from the axis: its figure goes under it.
      ...(data.isStacked
        ? {}
        : { label: { show: shown[at], position: value !== null && value < 0 ? 'bottom' : 'top' } }),
    })),
    itemStyle: {
      color,
      borderColor: style.paper,
      borderWidth: data.isStacked ? 1 : 0,
      borderRadius: data.isStacked ? 0 : [corner, corner, 0, 0],
    },
    ...(data.isStacked
      ? { stack: 'all' }
      : { label: labelOf(words, style), labelLayout: { hideOverlap: true } }),
  };
}

const isShort = (value: number | null, { isStacked, threshold }: ChartData): boolean =>
  value !== null && !isStacked && value < (threshold ?? 0);

/** The point that the chart is about, with its figure where there is space: over it at the foot, else under it. */
function markedPoint(values: readonly string[], at: number, words: ChartWords, style: ChartStyle) {
  const all = values.map((value) => Number(value));
  const [least, most, value] = [Math.min(0, ...all), Math.max(...all), all[at] ?? 0];
  const isLow = value - least < 0.2 * (most - least);
  const color = value < 0 ? LOSS : style.ink;
  const position: 'top' | 'bottom' = isLow ? 'top' : 'bottom';
  return {
    value,
    symbolSize: 11,
    itemStyle: { color },
    label: {
      show: true,
      position,
      distance: 7,
      color,
      fontSize: style.fontSize,
      fontWeight: 'bold' as const,
      formatter: () => words.figure(value),
    },
  };
}

/** A line across at what is asked for, with its figure at its end. */
function thresholdLine(
  { threshold, categories }: ChartData,
  words: ChartWords,
  style: ChartStyle,
): SeriesOption[] {
  if (threshold === undefined) return [];
  return [
    {
      type: 'line',
      silent: true,
      symbol: 'none',
      data: categories.map(() => threshold),
      lineStyle: { color: style.ink, width: 1.4, type: [5, 4] },
      z: 7,
      endLabel: {
        show: true,
        // Beside the last column, over which stands a figure of its own.
        distance: GAP.bars,
        color: style.ink,
        fontSize: style.fontSize,
        formatter: () => words.figure(threshold),
      },
    },
  ];
}

const labelOf = (words: ChartWords, style: ChartStyle) => ({
  show: true,
  color: style.ink,
  fontSize: style.fontSize,
  formatter: ({ value }: { value?: unknown }) => (typeof value === 'number' ? words.figure(value) : ''),
});
