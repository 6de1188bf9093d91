import type { SeriesOption } from 'echarts';
import { type ChartData, drawn, drawnHeights, nameOf } from './chart-data.ts';
import type { ChartArea, ChartStyle, ChartWords } from './chart-style.ts';

/** What names beside a chart may take of its width: in a narrow one the longest words of a statement. */
const mostOf = ({ width }: Pick<ChartArea, 'width'>): number =>
  Math.max(0.26 * width, Math.min(132, 0.41 * width));
/** Between the middle of the last column, or the end of a line, and its name, in pixels. */
export const GAP = { bars: 34, lines: 8 } as const;

const isNamed = (data: ChartData, style: ChartStyle): boolean =>
  style.area !== undefined &&
  data.direction === 'columns' &&
  data.series.length > 1 &&
  // Parts below zero hang from the axis, beside no order of names.
  (data.isStacked
    ? data.series.every(({ values }) => values.every((value) => (drawn(value) ?? 0) >= 0))
    : data.series.every(({ shape }) => shape === 'line') || isColumnsWithLine(data));

const hasColumns = ({ series }: ChartData): boolean => series.some(({ shape }) => shape === 'bar');

const isColumnsWithLine = (data: ChartData): boolean =>
  data.series.length === 2 && hasColumns(data) && data.series.some(({ shape }) => shape === 'line');

/** What names beside a chart take of its width, in pixels. */
export function namesWidth(data: ChartData, words: ChartWords, { area }: ChartStyle): number {
  if (area === undefined) return 0;
  const lines = data.series.flatMap((series) => namedIn(area, nameOf(series, words)));
  return Math.ceil(Math.max(...lines.map((line) => area.textWidth(line)))) + GAP.lines;
}

/** Names of columns begin where what is drawn ends: from the middle of the last bar, in pixels. Figures of the axis take some 40. */
const pastLastBar = (data: ChartData, words: ChartWords, style: ChartStyle): number =>
  ((style.area?.width ?? 0) - namesWidth(data, words, style) - 40) / (2 * data.categories.length) + 4;

/** Of a chart's height between the foot and the top of its figures, or less: its axis goes on to a round figure. */
const LEAST_HEIGHT = 0.6;
const LINE_HEIGHT = 1.35;
/** Of a chart's height that names beside it may take. */
const MOST_OF_HEIGHT = 0.9;

/** A name in lines of a width, its words whole. */
export function linesOf(name: string, width: number, textWidth: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const namedIn = (area: ChartArea, name: string): string[] =>
  linesOf(name, mostOf(area), (line) => area.textWidth(line));

/** Where names stand that would run into each other: each as high as the one over it leaves, all of them over the foot. */
function apart(
  places: readonly { readonly at: number; readonly height: number }[],
  [least, most]: readonly [number, number],
): number[] {
  const order = places
    .map((_, index) => index)
    .toSorted((one, other) => (places[one]?.at ?? 0) - (places[other]?.at ?? 0));
  const placed = places.map(({ at }) => at);
  const gap = (one: number, other: number) => ((places[one]?.height ?? 0) + (places[other]?.height ?? 0)) / 2;
  let above: number | undefined;
  for (const index of order.toReversed()) {
    const limit = above === undefined ? most : (placed[above] ?? most) - gap(index, above);
    placed[index] = Math.min(placed[index] ?? 0, limit);
    above = index;
  }
  let below: number | undefined;
  for (const index of order) {
    const limit =
      below === undefined
        ? least + (places[index]?.height ?? 0) / 2
        : (placed[below] ?? least) + gap(index, below);
    placed[index] = Math.max(placed[index] ?? 0, limit);
    below = index;
  }
  return placed;
}

/** The names of stacked parts or of lines where they end, in place of a legend; `null` where there is no space, for other charts, and on a screen. */
export function namesBeside(data: ChartData, words: ChartWords, style: ChartStyle): SeriesOption[] | null {
  const { area, fontSize } = style;
  if (area === undefined || !isNamed(data, style)) return null;
  const last = data.categories.length - 1;
  const blank = data.categories.slice(1).map(() => null);
  const heights = drawnHeights(data).map(Number);
  const lows = data.isStacked
    ? []
    : data.series.flatMap(({ values }) => values.map((value) => drawn(value) ?? 0));
  const [least, most] = [Math.min(0, ...lows), Math.max(...heights)];
  const names = data.series.map((series) => namedIn(area, nameOf(series, words)));
  // No word is broken: a legend has the whole width.
  if (names.flat().some((line) => area.textWidth(line) > mostOf(area))) return null;
  let below = 0;
  const places = data.series.map((series, index) => {
    const value = drawn(series.values[last] ?? '') ?? 0;
    const at = data.isStacked ? below + value / 2 : value;
    below += value;
    const lines = names[index] ?? [];
    return {
      at,
      lines,
      height: (lines.length * LINE_HEIGHT * fontSize * (most - least)) / (LEAST_HEIGHT * area.height),
    };
  });
  // Large print in a narrow chart: a legend has the whole width.
  if (places.reduce((sum, { height }) => sum + height, 0) > MOST_OF_HEIGHT * (most - least)) return null;
  const placed = apart(places, [least, most]);
  return places.map(({ lines }, index) => ({
    type: 'line',
    silent: true,
    data: [...blank, placed[index] ?? 0],
    symbol: 'circle',
    symbolSize: 1,
    itemStyle: { color: 'transparent' },
    lineStyle: { width: 0 },
    label: {
      show: true,
      position: 'right',
      distance: hasColumns(data) ? pastLastBar(data, words, style) : GAP.lines,
      color: style.ink,
      fontSize,
      lineHeight: LINE_HEIGHT * fontSize,
      formatter: () => lines.join('\n'),
    },
    z: 8,
  }));
}
