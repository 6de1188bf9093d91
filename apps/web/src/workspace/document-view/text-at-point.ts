import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text as it stands on the page; points, `y` of its baseline from the page's top. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of its letters. */
  readonly size: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Farther from any letter than so many of their heights, nothing was meant. */
const REACH = 1.5;
/** Runs of one line are no farther apart than so many heights of their letters: columns are. */
const GAP = 1.2;
const SAME_BASELINE = 0.3;

/** The line of text at a point; empty where there is none near it. */
export function lineAt(texts: readonly PlacedText[], point: Point): string {
  const nearest = texts
    .filter(({ text }) => text.trim() !== '')
    .map((run) => ({ run, distance: distanceTo(run, point) }))
    .reduce<{ run: PlacedText; distance: number } | undefined>(
      (best, each) => (best === undefined || each.distance < best.distance ? each : best),
      undefined,
    );
  if (nearest === undefined || nearest.distance > nearest.run.size * REACH) return '';
  const { run } = nearest;
  const line = texts
    .filter(({ y }) => Math.abs(y - run.y) < run.size * SAME_BASELINE)
    .toSorted((one, other) => one.x - other.x);
  return togetherWith(line, run)
    .map(({ text }) => text)
    .join('');
}

/** The runs next to one on its line, without a column's gap between them. */
function togetherWith(line: readonly PlacedText[], run: PlacedText): readonly PlacedText[] {
  let [first, last] = [line.indexOf(run), line.indexOf(run)];
  const gap = (index: number) => {
    const [left, right] = [line[index], line[index + 1]];
    return left === undefined || right === undefined ? Infinity : right.x - (left.x + left.width);
  };
  while (gap(first - 1) < run.size * GAP) first -= 1;
  while (gap(last) < run.size * GAP) last += 1;
  return line.slice(first, last + 1);
}

function distanceTo({ x, y, width, size }: PlacedText, point: Point): number {
  const across = Math.max(0, x - point.x, point.x - (x + width));
  const down = Math.max(0, y - size - point.y, point.y - (y + size * SAME_BASELINE));
  return Math.hypot(across, down);
}

/** An item of a page's content: text with its place, or an operator that begins or ends marked content. */
export type PageItem =
  | { readonly str: string; readonly transform: readonly number[]; readonly width: number }
  | { readonly type: string; readonly id?: string | null | undefined };

/** The runs of a page that belong to its structure: text outside marked content with an id is an artifact, such as page numbers or a frame. */
export function placedTexts(items: readonly PageItem[], height: number): PlacedText[] {
  const open: boolean[] = [];
  return items.flatMap((item): PlacedText[] => {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(typeof item.id === 'string');
      return [];
    }
    const [, slant, , size, x, y] = item.transform;
    // What is turned is the watermark.
    if (!open.includes(true) || slant !== 0 || size === undefined || x === undefined || y === undefined)
      return [];
    return [{ text: item.str, x, y: height - y, width: item.width, size }];
  });
}

/** The words a page (from 0) has at a point, in shares of its width and height. */
export async function wordsAt(pdf: PDFDocumentProxy, page: number, point: Point): Promise<string> {
  const proxy = await pdf.getPage(page + 1);
  const { width, height } = proxy.getViewport({ scale: 1 });
  const { items } = await proxy.getTextContent({ includeMarkedContent: true });
  return lineAt(placedTexts(items, height), { x: point.x * width, y: point.y * height });
}
