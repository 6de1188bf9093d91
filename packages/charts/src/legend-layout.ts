import type { ChartArea } from './chart-style.ts';

/** How much a row holds. */
type Row = Pick<ChartArea, 'width' | 'textWidth'>;

/** In pixels; `stroke` is how far the line around a symbol reaches, which ECharts counts when it breaks a legend into rows. */
export const LEGEND = { itemWidth: 16, itemHeight: 10, textGap: 5, stroke: 1 } as const;

/** Between two names of a legend, in pixels. */
export const legendGap = (fontSize: number): number => Math.max(18, Math.round(fontSize * 1.5));

/** Of a legend's row that a name may take. */
const MOST_OF_ROW = 0.65;

const LOOSE_END = /[\s,;:.(–-]+$/;

/**
 * What is shown of a name that a user gave: no more than most of a row, so that a short one may share it. It ends with a word, unless
 * that leaves less than half of the letters that fit.
 */
export function shortName(name: string, { width, textWidth }: Row): string {
  const most = MOST_OF_ROW * width;
  if (textWidth(name) <= most) return name;
  const begun = (parts: readonly string[], between: string): string => {
    const end = parts.findLastIndex((_, at) => textWidth(`${parts.slice(0, at).join(between)}…`) <= most);
    return parts.slice(0, end).join(between);
  };
  const [words, letters] = [begun(name.split(' '), ' '), begun(Array.from(name), '')];
  const shown = 2 * words.length < letters.length ? letters : words;
  return `${shown.replace(LOOSE_END, '')}…`;
}

/** How many rows a legend breaks into. */
export function legendRows(names: readonly string[], area: Row, fontSize: number): number {
  let rows = 1;
  let used = 0;
  for (const name of names) {
    const lines = name.split('\n');
    const item = LEGEND.stroke + LEGEND.itemWidth + LEGEND.textGap + Math.max(...lines.map(area.textWidth));
    rows += lines.length - 1;
    if (used > 0 && used + legendGap(fontSize) + item > area.width) {
      rows += 1;
      used = 0;
    }
    used += (used === 0 ? 0 : legendGap(fontSize)) + item;
  }
  return rows;
}

/** The height of a legend of some rows, with air under it; the gap between two names also parts its rows. */
export const legendHeight = (rows: number, fontSize: number): number =>
  Math.max(
    rows * Math.round(fontSize * 1.75) + fontSize,
    rows * fontSize + (rows - 1) * legendGap(fontSize) + fontSize,
  );
