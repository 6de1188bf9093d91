import { must } from '@trazo/plan/must';
import type { SeriesOption } from 'echarts';
import { type ChartData, drawn } from './chart-data.ts';
import type { ChartStyle, ChartWords } from './chart-style.ts';
import { readableOn } from './shades.ts';

/** Lying bars whose parts carry their own names: neither legend nor axis is needed. */
export interface LabelledBars {
  readonly series: SeriesOption[];
  /** The longest bar, which fills the width. */
  readonly longest: number;
}

/** Pixels a part's name keeps off its edges. */
const AIR = 6;

/** Names the parts in place where each is wide enough for its own, and no part hangs below zero; else `null`. */
export function labelledBars(
  data: ChartData,
  words: ChartWords,
  style: ChartStyle,
  colors: readonly string[],
): LabelledBars | null {
  const { area, fontSize } = style;
  if (area === undefined || data.direction !== 'rows' || !data.isStacked) return null;
  const values = data.series.map((series) => series.values.map((value) => drawn(value) ?? 0));
  if (values.flat().some((value) => value < 0)) return null;
  const totals = data.categories.map((_, index) =>
    values.reduce((sum, row) => sum + must(row[index], 'a value for each category'), 0),
  );
  const longest = Math.max(...totals);
  const captions = Math.max(...data.categories.map((id) => area.textWidth(words.category(id))));
  const pixels = (area.width - captions - 24) / longest;
  const label = (name: string, value: number): string | null => {
    const width = value * pixels - AIR;
    const figure = words.figure(value);
    if (value === 0) return '';
    if (area.textWidth(`${name}  ${figure}`) <= width) return `${name}\n${figure}`;
    const lines = [...breakInTwo(name), figure];
    return lines.every((line) => area.textWidth(line) <= width) ? lines.join('\n') : null;
  };
  const labels = data.series.map(({ id }, row) =>
    must(values[row], 'values for each series').map((value) => label(words.series(id), value)),
  );
  if (!Number.isFinite(longest) || longest <= 0 || labels.flat().includes(null)) return null;
  return {
    longest,
    series: data.series.map(({ id, values: amounts }, row) => {
      const color = colors[row] ?? style.ink;
      return {
        name: words.series(id),
        type: 'bar',
        stack: 'all',
        silent: true,
        emphasis: { disabled: true },
        barWidth: '72%',
        data: amounts.map(drawn).map((value, index) => ({
          value,
          label: { formatter: must(labels[row]?.[index], 'a label for each value') },
        })),
        itemStyle: { color, borderColor: style.paper, borderWidth: 1 },
        label: {
          show: true,
          position: 'inside',
          color: readableOn(color),
          fontSize,
          lineHeight: Math.round(fontSize * 1.35),
        },
      };
    }),
  };
}

/** A name of several words on two lines of like length; a single word stays whole. */
function breakInTwo(name: string): string[] {
  const words = name.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longer = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.sort((left, right) => longer(left) - longer(right))[0] ?? [name];
}
