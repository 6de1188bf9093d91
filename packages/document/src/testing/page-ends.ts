import type { ReadPdf, TextBox } from './read-pdf.ts';

/** A page whose last line stands above this share of its height, from the top, is short. */
const SHORT = 0.55;
/** What stands at one height on so many of a document's pages is furniture. */
const REPEATED = 0.34;

export interface PageEnds {
  /** Pages after cover and contents. */
  readonly body: number;
  /** Numbers of those that end short. */
  readonly short: readonly number[];
}

/** How far down a document's pages are filled; words of charts count, what pages carry around the text does not. */
export function pageEnds({ layout, readingOrder }: Pick<ReadPdf, 'layout' | 'readingOrder'>): PageEnds {
  const listed = new Set(
    readingOrder.filter(({ within }) => within.includes('TOC')).map(({ content }) => content),
  );
  const contents = layout.findLastIndex(({ boxes }) =>
    boxes.some(({ content }) => content !== undefined && listed.has(content)),
  );
  const first = Math.max(contents + 1, 1);
  const pages = layout.slice(first);
  const furniture = repeatedHeights(pages.map(({ boxes }) => boxes));
  const short = pages.flatMap(({ height, boxes }, index) => {
    const body = boxes.filter(
      ({ angle, content, bottom }) =>
        angle === 0 && (content !== undefined || !furniture.has(Math.round(bottom))),
    );
    const end = Math.min(height, ...body.map(({ bottom }) => bottom));
    return end > height * (1 - SHORT) ? [first + index + 1] : [];
  });
  return { body: pages.length, short };
}

function repeatedHeights(pages: readonly (readonly TextBox[])[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const boxes of pages) {
    const heights = new Set(
      boxes.flatMap(({ content, bottom }) => (content === undefined ? [Math.round(bottom)] : [])),
    );
    for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([height, count]) => (count > pages.length * REPEATED ? [height] : [])));
}
