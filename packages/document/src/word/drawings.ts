import sharp from 'sharp';
import type {
  PrintBars,
  PrintBreakEven,
  PrintChart,
  PrintCircles,
  PrintSpans,
} from '../print-model/print-parts.ts';
import type { PrintSection } from '../print-model/sections/registry.ts';

/** What a document draws and an editable file holds as a picture. */
export type Drawing = PrintChart | PrintBars | PrintSpans | PrintCircles | PrintBreakEven;

/** A drawing as a PNG; `width` and `height` are its pixels. */
export interface DrawnPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** How wide it is printed, in millimetres. */
  readonly printed: number;
}

export type Drawings = ReadonlyMap<Drawing, DrawnPicture>;

/** Of a drawing as wide as a page: sharp in print. */
const PIXELS = 1500;
/** Pixels an inch of the typesetter's pictures. */
const DENSITY = 96;

/** What each kind of drawing has and no other part of a section. */
const KINDS = ['labels', 'bars', 'ticks', 'radius', 'lines'] as const;

const isDrawing = (part: unknown): part is Drawing =>
  typeof part === 'object' && part !== null && 'caption' in part && KINDS.some((kind) => kind in part);

/** The drawings of the sections, each set alone, as SVG, by `draw`. */
export async function drawDrawings(
  sections: readonly PrintSection[],
  draw: (drawing: Drawing) => string,
): Promise<Drawings> {
  const drawn = new Map<Drawing, DrawnPicture>();
  for (const drawing of sections.flatMap((section) => Object.values(section).flat()).filter(isDrawing)) {
    const picture = sharp(Buffer.from(draw(drawing)), { density: DENSITY });
    const { width } = await picture.metadata();
    const { data, info } = await picture
      .resize({ width: PIXELS })
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer({ resolveWithObject: true });
    drawn.set(drawing, {
      png: data,
      width: info.width,
      height: info.height,
      printed: (width * 25.4) / DENSITY,
    });
  }
  return drawn;
}

/** What a drawing shows, for readers who cannot see it. */
export function describeDrawing(drawing: Drawing): string {
  if ('image' in drawing) return drawing.image.alt;
  if ('alt' in drawing) return drawing.alt;
  const said = (parts: readonly { readonly label: string; readonly figure: string }[]) =>
    parts.map(({ label, figure }) => (figure === '' ? label : `${label}: ${figure}`));
  if ('rows' in drawing) return [drawing.caption, ...said(drawing.rows)].join('. ');
  if ('bars' in drawing) return [drawing.caption, ...said(drawing.bars)].join('. ');
  const facts = [drawing.outer, drawing.inner].map(({ label, value }) => `${label}: ${value}`);
  return [drawing.caption, ...facts, drawing.note].join('. ');
}
