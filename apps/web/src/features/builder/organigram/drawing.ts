import {
  type BoxFrame,
  type BoxPosition,
  lineBetween,
  type PlacedBox,
  type PlacedUnder,
} from './box-layout.ts';
import { type BoxFont, heightOf, LINE_HEIGHT } from './box-text.ts';

const MARGIN = 32;
/** Browsers refuse larger canvases; a very wide organigram gets a coarser picture. */
const LARGEST = { side: 12_000, area: 32_000_000 } as const;

/** Size of the picture in points and the pixels a point gets, at most two. */
export function pictureSize(frames: readonly Pick<BoxFrame, 'x' | 'y' | 'width' | 'height'>[]): {
  width: number;
  height: number;
  scale: number;
} {
  const width = Math.max(...frames.map((frame) => frame.x + frame.width)) + 2 * MARGIN;
  const height = Math.max(...frames.map((frame) => frame.y + frame.height)) + 2 * MARGIN;
  const scale = Math.min(
    2,
    LARGEST.side / Math.max(width, height),
    Math.sqrt(LARGEST.area / (width * height)),
  );
  return { width, height, scale };
}

/** The picture is for paper and other programs: always dark on white. */
const INK = '#1d1b17';
const SOFT = '#5a5448';
const PAPER = '#ffffff';
const WASH = '#f1ebdf';

/** Draws boxes and lines as a PNG; `nameOf` says what a canvas calls a font. */
export async function drawPicture(
  boxes: readonly PlacedBox[],
  positions: ReadonlyMap<string, BoxPosition>,
  nameOf: (font: BoxFont) => string,
): Promise<Blob> {
  const { width, height, scale } = pictureSize([...positions.values()]);
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(MARGIN, MARGIN);
  for (const box of boxes) drawLine(context, box, positions);
  for (const { id, isDepartment } of boxes) {
    const position = positions.get(id);
    if (position !== undefined) drawBox(context, position, isDepartment ? WASH : PAPER, nameOf);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

type Context = OffscreenCanvasRenderingContext2D;

function drawLine(
  context: Context,
  { id, superiorId }: PlacedUnder,
  positions: ReadonlyMap<string, BoxPosition>,
) {
  const [from, to] = [positions.get(superiorId ?? ''), positions.get(id)];
  if (from === undefined || to === undefined) return;
  context.beginPath();
  for (const { x, y } of lineBetween(from, to)) context.lineTo(x, y);
  context.strokeStyle = SOFT;
  context.lineWidth = 1.25;
  context.stroke();
}

function drawBox(
  context: Context,
  { x, y, width, height, text }: BoxPosition,
  ground: string,
  nameOf: (font: BoxFont) => string,
) {
  context.fillStyle = ground;
  context.fillRect(x, y, width, height);
  context.strokeStyle = INK;
  context.lineWidth = 1.25;
  context.strokeRect(x, y, width, height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let top = y + (height - heightOf(text.title) - heightOf(text.detail)) / 2;
  for (const [{ font, lines }, color] of [
    [text.title, INK],
    [text.detail, SOFT],
  ] as const) {
    context.font = nameOf(font);
    context.fillStyle = color;
    for (const line of lines) {
      context.fillText(line, x + width / 2, top + (font.size * LINE_HEIGHT) / 2);
      top += font.size * LINE_HEIGHT;
    }
  }
}
