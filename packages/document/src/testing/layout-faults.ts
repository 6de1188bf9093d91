import type { PageLayout, ReadPdf, TextBox } from './read-pdf.ts';

/** Points; a year by month in one table may be this small, nothing smaller. */
const SMALLEST = 6.99;
/** Points a glyph may reach over the edge without anything of it being lost. */
const EDGE = 1;
/** Larger figures stand behind a band's title on purpose. */
const DRAWN = 50;
/** A capital's height, of the font's size. */
const CAPITAL = 0.7;
/** How far neighbours in a line may reach into each other, of the font's size: slashes, say, are set close. */
const KERNED = 0.4;
/**
 * Letters set with marks: a mark takes no width, but the one a run ends with is read as wide as it is drawn. Chinese and Japanese
 * brackets and stops give up the half of their width that is blank.
 * A run that begins with a mark is read from where the mark stands, off the line of its letters.
 */
const MARKED = /[\p{M}\p{Sk}\p{Script=Arabic}\p{Script=Hebrew}\u3001-\u301f\uff00-\uff20]/u;

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}]+$/u;

/** How far a mark may stand off its line, of the font's size. */
const OFF_LINE = 0.3;

/** What is wrong with where the text of a document stands: cut off by a page's edge, on other text, too small to read. */
export const layoutFaults = ({ layout }: Pick<ReadPdf, 'layout'>): string[] =>
  layout.flatMap(({ width, height, boxes }) => [
    ...boxes.filter((box) => !isInside(box, width, height)).map((box) => `off the page: ${named(box)}`),
    ...overlaps(boxes).map(([one, other]) => `on other text: ${named(one)} | ${other.text}`),
    ...boxes.filter(({ size }) => size < SMALLEST).map((box) => `too small: ${named(box)}`),
  ]);

/** Pages with no text but what they carry around it. */
export const emptyPages = ({ layout }: Pick<ReadPdf, 'layout'>): number[] =>
  layout.flatMap(({ boxes }: PageLayout, index) =>
    boxes.some(({ content, text }) => content !== undefined && text.trim() !== '') ? [] : [index + 1],
  );

const isInside = ({ left, bottom, width: long, size, angle }: TextBox, width: number, height: number) =>
  // The watermark and other turned text is measured along its line.
  left >= -EDGE &&
  bottom >= -EDGE &&
  left + long * Math.cos(angle) <= width + EDGE &&
  bottom + size * CAPITAL <= height + EDGE;

const named = ({ page, text }: TextBox) => `page ${page}, “${text}”`;

/** Right-to-left letters that stand in the midst of a run of another font: pdf.js reads its two halves as one, with a space between. */
function isWithin(one: TextBox, other: TextBox): boolean {
  const [outer, inner] = one.width > other.width ? [one, other] : [other, one];
  const isInSpace = outer.left <= inner.left && inner.left + inner.width <= outer.left + outer.width;
  return isInSpace && RIGHT_TO_LEFT.test(inner.text) && /\S\s\S/u.test(outer.text);
}

/** Runs that lie on each other by more than a third of a line. */
function overlaps(boxes: readonly TextBox[]): [TextBox, TextBox][] {
  const lines = boxes
    .filter(({ angle, size }) => angle === 0 && size < DRAWN)
    .sort((one, other) => one.bottom - other.bottom);
  return lines.flatMap((one, index) => {
    const found: [TextBox, TextBox][] = [];
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (other === undefined || other.bottom - one.bottom > one.size) break;
      const across =
        Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
      const along =
        Math.min(one.bottom + one.size * CAPITAL, other.bottom + other.size * CAPITAL) - other.bottom;
      const first = one.left <= other.left ? one : other;
      const isMarked = MARKED.test(first.text);
      const level = isMarked ? OFF_LINE * first.size : 0.1;
      const isOneLine = other.bottom - one.bottom < level && other.size === one.size;
      const close = isMarked ? first.size : KERNED * first.size;
      if (isOneLine && isWithin(one, other)) continue;
      if (across > (isOneLine ? close : 1.5) && along > Math.min(one.size, other.size) * 0.35)
        found.push([one, other]);
    }
    return found;
  });
}
