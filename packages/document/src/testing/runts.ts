import type { ReadPdf, TextBox } from './read-pdf.ts';

/** Letters that are too few for a line of their own, and for a piece of a word there. */
const FEW = 3;
const PIECE = 8;
const HYPHEN = /\p{L}[-\u2010\u00ad]$/u;

/** What has a last line: a paragraph, an item of a list. */
const ENDING: ReadonlySet<string> = new Set(['P', 'LBody']);

/** The lines of each paragraph and of each item. */
function paragraphsOf({ layout, structure, readingOrder }: ReadPdf): Line[][] {
  const boxes = Map.groupBy(
    layout.flatMap((page) => page.boxes),
    ({ content }) => content,
  );
  const paragraphs = Map.groupBy(
    readingOrder.filter(({ element }) => ENDING.has(structure[element]?.role ?? '')),
    ({ element }) => element,
  );
  return [...paragraphs.values()].map((parts) =>
    linesOf(parts.flatMap(({ content }) => boxes.get(content) ?? [])),
  );
}

/** Lines from which on a paragraph is running text, and so many of a size that it is no exception. */
const [RUNNING, MANY] = [5, 20] as const;

/** How many characters a line of running text has: the median of those that are full, in the size whose lines are longest. */
export function measureOf(pdf: ReadPdf): number {
  const full = paragraphsOf(pdf).flatMap((lines) => (lines.length < RUNNING ? [] : lines.slice(0, -1)));
  const medians = [...Map.groupBy(full, ({ size }) => size.toFixed(1)).values()]
    .filter((lines) => lines.length >= MANY)
    .map((lines) => lines.map(({ text }) => text.length).toSorted((one, other) => one - other))
    .map((lengths) => lengths[Math.floor(lengths.length / 2)] ?? 0);
  return Math.max(0, ...medians);
}

/** Last lines of paragraphs and of items that hold a few letters, or no more than a piece of a word. */
export function runts(pdf: ReadPdf): string[] {
  return paragraphsOf(pdf).flatMap((lines) => {
    const [before, last] = lines.slice(-2);
    if (before === undefined || last === undefined) return [];
    // A link within the paragraph is an element of its own: what stands here may be its divider.
    const few = letters(last.text);
    const isPiece = HYPHEN.test(before.text) && /^\p{Ll}\S*$/u.test(last.text) && few < PIECE;
    // A value under its label is no end of a text.
    const isOneText = Math.abs(before.size - last.size) < 0.1;
    return isOneText && (isPiece || (few > 0 && few <= FEW))
      ? [`${before.text.slice(-20)} | ${last.text}`]
      : [];
  });
}

const letters = (line: string): number => line.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

interface Line {
  text: string;
  readonly page: number;
  readonly bottom: number;
  /** Of its longest run: a number that hangs before a paragraph has another. */
  size: number;
  right: number;
}

/** Runs that stand on one line, joined, line by line. */
function linesOf(boxes: readonly TextBox[]): Line[] {
  const lines: Line[] = [];
  for (const { page, text, left, bottom, width, size } of boxes) {
    const line = lines.at(-1);
    if (line === undefined || line.page !== page || Math.abs(line.bottom - bottom) > 0.5 * size) {
      lines.push({ text, page, bottom, size, right: left + width });
    } else {
      if (text.length > line.text.length) line.size = size;
      line.text += left - line.right > 0.1 * size ? ` ${text}` : text;
      line.right = left + width;
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }));
}
