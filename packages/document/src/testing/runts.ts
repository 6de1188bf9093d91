import type { ReadPdf, TextBox } from './read-pdf.ts';

/** Letters that are too few for a line of their own, and for a piece of a word there. */
const FEW = 3;
const PIECE = 8;
const HYPHEN = /\p{L}[-\u2010\u00ad]$/u;

/** Last lines of paragraphs that hold a few letters, or no more than a piece of a word. */
export function runts({ layout, structure, readingOrder }: ReadPdf): string[] {
  const boxes = Map.groupBy(
    layout.flatMap((page) => page.boxes),
    ({ content }) => content,
  );
  const paragraphs = Map.groupBy(
    readingOrder.filter(({ element }) => structure[element]?.role === 'P'),
    ({ element }) => element,
  );
  return [...paragraphs.values()].flatMap((parts) => {
    const lines = linesOf(parts.flatMap(({ content }) => boxes.get(content) ?? []));
    const [before, last] = lines.slice(-2);
    if (before === undefined || last === undefined) return [];
    // A link within the paragraph is an element of its own: what stands here may be its divider.
    const few = letters(last);
    const isPiece = HYPHEN.test(before) && /^\p{Ll}\S*$/u.test(last) && few < PIECE;
    return isPiece || (few > 0 && few <= FEW) ? [`${before.slice(-20)} | ${last}`] : [];
  });
}

const letters = (line: string): number => line.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Runs that stand on one line, joined, line by line. */
function linesOf(boxes: readonly TextBox[]): string[] {
  const lines: { text: string; readonly page: number; readonly bottom: number; right: number }[] = [];
  for (const { page, text, left, bottom, width, size } of boxes) {
    const line = lines.at(-1);
    if (line === undefined || line.page !== page || Math.abs(line.bottom - bottom) > 0.5 * size) {
      lines.push({ text, page, bottom, right: left + width });
    } else {
      line.text += left - line.right > 0.1 * size ? ` ${text}` : text;
      line.right = left + width;
    }
  }
  return lines.map(({ text }) => text.trim());
}
