import { type ChartData, type ChartSeries, drawn } from './chart-data.ts';
import type { ChartStyle, ChartWords } from './chart-style.ts';

/** A line that meets a bar where it ends, of a chart's height, is not in the way of the bar's figure. */
const MEETS = 0.01;
/** What columns have of a chart's height. */
const ROWS = 0.7;
/** Of a chart's width that columns have, beside the figures of the axis. */
const COLUMNS = 0.9;
/** Between two figures, in pixels. */
const AIR = 4;

/**
 * Which bars have their figure at their end: those that no line runs through, and of bars closer than their figures only the ones that
 * differ from the bar before, as far as they fit.
 */
export function figuresOver(
  series: ChartSeries,
  data: ChartData,
  words: ChartWords,
  { area, fontSize }: ChartStyle,
): readonly boolean[] {
  const values = series.values.map(drawn);
  if (area === undefined) return values.map(() => true);
  const figureHeight = (fontSize + 10) / (ROWS * area.height);
  const slot = (COLUMNS * area.width) / values.length;
  const widths = values.map((value) => (value === null ? 0 : area.textWidth(words.figure(value))));
  const isDense = Math.max(...widths) + AIR > slot;
  const lines = data.series.filter(({ shape }) => shape === 'line').map((line) => line.values.map(drawn));
  const most = Math.max(...data.series.flatMap((each) => each.values.map((value) => drawn(value) ?? 0)));
  let end = Number.NEGATIVE_INFINITY;
  return values.map((value, index) => {
    if (value === null) return false;
    const isCrossed = lines.some((line) => {
      const beyond = ((line[index] ?? 0) - value) / most;
      const over = value < 0 ? 0 - beyond : beyond;
      return over > MEETS && over < figureHeight;
    });
    if (isCrossed || (isDense && value === values[index - 1])) return false;
    const half = (widths[index] ?? 0) / 2;
    if ((index + 0.5) * slot - half < end + AIR) return false;
    end = (index + 0.5) * slot + half;
    return true;
  });
}
