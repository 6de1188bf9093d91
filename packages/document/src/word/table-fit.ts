import { textWidth } from '../fonts/text-width.ts';
import type { PrintTable } from '../print-model/print-parts.ts';

/** How a table stands on a page; lengths in twentieths of a point. */
export interface TableFit {
  /** Half points. */
  readonly size: number;
  readonly widths: readonly number[];
  /** Between a cell's words and its sides. */
  readonly inset: number;
  /** Whether it needs a turned sheet. */
  readonly isWide: boolean;
}

/** Letters in half points, largest first, with what is around them. */
const STEPS = [
  { size: 18, inset: 80 },
  { size: 16, inset: 60 },
  { size: 14, inset: 40 },
  { size: 12, inset: 30 },
] as const;
/** The smallest that upright pages take before a table is turned. */
const LEAST_UPRIGHT = 14;
const SMALLEST = STEPS[3];
/** Bold letters are wider than the regular ones that are measured. */
const BOLD = 1.1;
/** Of the width, what a column of words has at least, where it has that much to say. */
const LEAST_WORDS = 0.2;

/**
 * The largest letters in which no figure and no word of a table breaks: upright, else on a turned sheet, of these widths. A year by
 * month is always on a turned one, as in the document. In the smallest letters, columns of words are as narrow as their longest word.
 */
export function fitTable(
  table: Pick<PrintTable, 'columns' | 'rows' | 'byMonth'>,
  family: string,
  { upright, turned }: { readonly upright: number; readonly turned: number },
): TableFit {
  const cells = table.columns.map(({ label }, index) => [
    label,
    ...table.rows.map((row) => row.cells[index] ?? ''),
  ]);
  const whole = cells.map((column) => widest(column, family));
  const words = cells.map((column) =>
    widest(
      column.flatMap((cell) => cell.split(/\s+/u)),
      family,
    ),
  );
  const isWords = table.columns.map(({ align }) => align === 'start');
  // A figure stands in one line; its head may take several.
  const figures = cells.map(([label = '', ...column], index) =>
    Math.max(widest(column, family), widest(label.split(/\s+/u), family), isWords[index] === true ? 0 : 1),
  );
  const fitAt = ({ size, inset }: (typeof STEPS)[number], width: number) => {
    const drawn = (share: number) => Math.ceil(share * size * 10 * BOLD) + 2 * inset;
    const least = isWords.map((is, index) => {
      if (!is) return drawn(figures[index] ?? 0);
      return Math.max(drawn(words[index] ?? 0), Math.min(drawn(whole[index] ?? 0), LEAST_WORDS * width));
    });
    const left = width - sum(least);
    const wanted = isWords.map((is, index) =>
      is ? Math.max(0, drawn(whole[index] ?? 0) - (least[index] ?? 0)) : 0,
    );
    const shared = Math.max(1, sum(wanted));
    const spare = isWords.some((is) => is) ? left : 0;
    const widths = least.map((own, index) =>
      Math.floor(own + (Math.max(0, spare) * (wanted[index] ?? 0)) / shared),
    );
    // A table of few words is as wide as the page: its first column of words takes the rest.
    const first = isWords.indexOf(true);
    const rest = spare > 0 ? width - sum(widths) : 0;
    return { fits: left >= 0, widths: widths.map((own, index) => (index === first ? own + rest : own)) };
  };
  const uprightSteps = table.byMonth === undefined ? STEPS.filter(({ size }) => size >= LEAST_UPRIGHT) : [];
  for (const step of uprightSteps) {
    const { fits, widths } = fitAt(step, upright);
    if (fits) return { ...step, widths, isWide: false };
  }
  for (const step of STEPS) {
    const { fits, widths } = fitAt(step, turned);
    if (fits) return { ...step, widths, isWide: true };
  }
  const { widths } = fitAt(SMALLEST, turned);
  const scale = turned / sum(widths);
  return { ...SMALLEST, widths: widths.map((width) => Math.floor(width * scale)), isWide: true };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const widest = (texts: readonly string[], family: string): number =>
  Math.max(0, ...texts.map((text) => textWidth(family, text)));
