import { BOX, type BoxPosition, lineBetween, type Point } from './box-layout.ts';

/** A box as it is drawn into the picture. */
export interface DrawnBox {
  readonly id: string;
  readonly superiorId: string | null;
  readonly isDepartment: boolean;
  readonly title: string;
  readonly detail: string;
}

/** Words that fit a width, in at most so many lines; what does not fit ends in an ellipsis. */
export function wrapText(
  text: string,
  width: number,
  lines: number,
  measure: (text: string) => number,
): string[] {
  const wrapped: string[] = [];
  let rest = text.trim();
  while (rest !== '' && wrapped.length < lines) {
    const isLast = wrapped.length === lines - 1;
    const line = isLast ? shorten(rest, width, measure) : takeLine(rest, width, measure);
    wrapped.push(line);
    rest = isLast ? '' : rest.slice(line.length).trim();
  }
  return wrapped;
}

/** As many whole words as fit; of a word longer than the line, as many characters. */
function takeLine(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const characters = [...text];
  const fit = characters.findIndex((_, index) => measure(characters.slice(0, index + 1).join('')) > width);
  const whole = characters.slice(0, Math.max(1, fit)).join('');
  const gap = whole.lastIndexOf(' ');
  return gap > 0 ? whole.slice(0, gap) : whole;
}

function shorten(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

const MARGIN = 32;
/** Browsers refuse larger canvases; a very wide organigram gets a coarser picture. */
const LARGEST = { side: 12_000, area: 32_000_000 } as const;

/** Size of the picture in points and the pixels a point gets, at most two. */
export function pictureSize(positions: readonly Point[]): { width: number; height: number; scale: number } {
  const width = Math.max(...positions.map(({ x }) => x)) + BOX.width + 2 * MARGIN;
  const height = Math.max(...positions.map(({ y }) => y)) + BOX.height + 2 * MARGIN;
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

/** Draws boxes and lines as a PNG. */
export async function drawPicture(
  boxes: readonly DrawnBox[],
  positions: ReadonlyMap<string, BoxPosition>,
  fontFamily: string,
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
  for (const box of boxes) drawBox(context, box, positions, fontFamily);
  return canvas.convertToBlob({ type: 'image/png' });
}

type Context = OffscreenCanvasRenderingContext2D;

function drawLine(
  context: Context,
  { id, superiorId }: DrawnBox,
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

const PADDING = 12;

function drawBox(
  context: Context,
  box: DrawnBox,
  positions: ReadonlyMap<string, BoxPosition>,
  fontFamily: string,
) {
  const position = positions.get(box.id);
  if (position === undefined) return;
  context.fillStyle = box.isDepartment ? WASH : PAPER;
  context.fillRect(position.x, position.y, position.width, BOX.height);
  context.strokeStyle = INK;
  context.lineWidth = 1.25;
  context.strokeRect(position.x, position.y, position.width, BOX.height);
  const width = position.width - 2 * PADDING;
  const measure = (text: string) => context.measureText(text).width;
  context.font = `600 15px ${fontFamily}`;
  const title = wrapText(box.title, width, 2, measure).map((text) => ({
    text,
    font: context.font,
    color: INK,
  }));
  context.font = `400 13px ${fontFamily}`;
  const detail = wrapText(box.detail, width, 3 - title.length, measure).map((text) => ({
    text,
    font: context.font,
    color: SOFT,
  }));
  drawLines(context, [...title, ...detail], position);
}

const LINE_HEIGHT = 20;

function drawLines(
  context: Context,
  lines: readonly { text: string; font: string; color: string }[],
  { x, y, width }: BoxPosition,
) {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const top = y + (BOX.height - lines.length * LINE_HEIGHT) / 2;
  for (const [index, { text, font, color }] of lines.entries()) {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x + width / 2, top + (index + 0.5) * LINE_HEIGHT);
  }
}
