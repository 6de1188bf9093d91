import type { ReadPdf, TextBox } from './read-pdf.ts';

/** The angle of a preview's watermark. */
const ASLANT = (32 * Math.PI) / 180;

/** Object numbers differ where one document has an object more. */
const unnumbered = (content: string | undefined) => content?.replace(/^p\d+R/, '');

/** Points; what a document is compared by need not be finer. */
const rounded = (points: number) => Number(points.toFixed(2));

/** Whether a text is the watermark: it says nothing to a screen reader and stands aslant. */
export const isOfWatermark = ({ content, angle }: TextBox): boolean =>
  content === undefined && Math.abs(angle - ASLANT) <= 0.01;

/** What a preview has in common with its document: where every text stands, what is read out, and as what. */
export const withoutWatermark = ({ layout, body, structure, readingOrder }: ReadPdf) => ({
  layout: layout.map(({ boxes }) =>
    boxes
      .filter((box) => !isOfWatermark(box))
      .map(({ content, left, bottom, width, size, ...box }) => ({
        ...box,
        content: unnumbered(content),
        box: [left, bottom, width, size].map(rounded),
      })),
  ),
  body,
  structure,
  readingOrder: readingOrder.map((part) => ({ ...part, content: unnumbered(part.content) })),
});
