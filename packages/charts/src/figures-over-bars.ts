import { type ChartData, type ChartSeries, drawn } from './chart-data.ts';
import type { ChartStyle, ChartWords } from './chart-style.ts';
import { namesBeside, namesWidth } from './direct-names.ts';

/** A line that meets a bar where it ends, of a chart's height, is not in the way of the bar's figure. */
const MEETS = 0.01;
/** What columns have of a chart's height. */
const ROWS = 0.7;
/** Between two figures, and between those of the axis and the columns, in pixels. */
const AIR = 4;

/**
 * Which bars have their figure at their end: those that no line runs through, and of bars closer than their figures only the ones that
 * differ from the bar before, as far as they fit.
 */
export function figuresOver(
  series: ChartSeries,
  data: ChartData,
  words: ChartWords,
  style: ChartStyle,
): readonly boolean[] {
  const { area, fontSize } = style;
  const values = series.values.map(drawn);
  if (area === undefined) return values.map(() => true);
  const figureHeight = (fontSize + 10) / (ROWS * area.height);
  const widths = values.map((value) => (value === null ? 0 : area.textWidth(words.figure(value))));
  const slot = columnsWidth(data, words, style) / values.length;
  const isDense = Math.max(...widths) + AIR > slot;
  const lines = data.series.filter(({ shape }) => shape === 'line').map((line) => line.values.map(drawn));
  const most = Math.max(...data.series.flatMap((each) => each.values.map((value) => drawn(value) ?? 0)));
  // Beside the columns stand the figures of the axis, and names.
  let end = -2 * AIR;
  return values.map((value, index) => {
    if (value === null) return false;
    const isCrossed = lines.some((line) => {
      const beyond = ((line[index] ?? 0) - value) / most;
      const over = value < 0 ? 0 - beyond : beyond;
      return over > MEETS && over < figureHeight;
    });
    if (isCrossed || (isDense && value === values[index - 1])) return false;
    const half = (widths[index] ?? 0) / 2;
    const middle = (index + 0.5) * slot;
    if (middle - half < end + AIR || middle + half > values.length * slot + AIR) return false;
    end = middle + half;
    return true;
  });
}

/** What the columns of a chart have of its width between the figures of its axis and the names beside it. */
function columnsWidth(data: ChartData, words: ChartWords, style: ChartStyle): number {
  if (style.area === undefined) return 0;
  const { width, textWidth } = style.area;
  const beside = namesBeside(data, words, style) === null ? 0 : namesWidth(data, words, style);
  const most = Math.max(...data.series.flatMap(({ values }) => values.map((value) => drawn(value) ?? 0)));
  return width - beside - textWidth(words.figure(most)) - 2 * AIR;
}
