import { type Orientation, takeOrientation } from './webp-orientation.ts';

/** Bytes of a chosen file; larger ones are refused before they are read. */
export const PICTURE_FILE_LIMIT = 40 * 1024 * 1024;

/** Pixels of a stored picture's longer side: sharp on paper at any size a plan prints it. */
const STORED_SIDE = 1200;

/** Bytes of a stored picture at most: a plan takes thirty of the heaviest. */
const STORED_BYTES = 1_000_000;

/** What is still too heavy is drawn again, its sides by so much smaller. */
const SMALLER = 0.85;

export type PictureError = 'type' | 'tooLarge' | 'unreadable';

export interface PixelArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

interface Signature {
  readonly type: PictureType;
  readonly offset: number;
  readonly bytes: readonly number[];
}

/** First bytes of the pictures taken, and where they stand. */
const SIGNATURES: readonly Signature[] = [
  { type: 'image/jpeg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/** Looks at the bytes, not at the name: browsers take a file's type from how it is called. */
async function typeOf(file: Blob): Promise<PictureType | undefined> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return SIGNATURES.find(({ offset, bytes }) => bytes.every((byte, index) => head[offset + index] === byte))
    ?.type;
}

/** What keeps a file from being taken: an SVG or a renamed program is no picture, whatever it is called. */
export async function pictureErrorOf(file: Blob): Promise<PictureError | undefined> {
  if (file.size > PICTURE_FILE_LIMIT) return 'tooLarge';
  return (await typeOf(file)) === undefined ? 'type' : undefined;
}

/** Decodes a file, upright and at most `2 × STORED_SIDE` pixels wide or high; undefined when it cannot be decoded. */
export async function decodePicture(file: Blob): Promise<Blob | undefined> {
  try {
    const type = await typeOf(file);
    // Browsers turn other pictures as their cameras say.
    const { orientation, unturned } =
      type === 'image/webp'
        ? takeOrientation(new Uint8Array(await file.arrayBuffer()))
        : { orientation: 1 as const, unturned: file };
    const full = await createImageBitmap(new Blob([unturned]));
    const canvas = turned(full, orientation, STORED_SIDE * 2);
    full.close();
    return await (mayBeTransparent(type ?? file.type) ? asPng(canvas) : asJpeg(canvas));
  } catch {
    return undefined;
  }
}

/** The chosen area of a picture, at most `side` pixels wide or high and `STORED_BYTES` heavy. */
export async function cropPicture(picture: Blob, area: PixelArea, side = STORED_SIDE): Promise<Blob> {
  const source = await createImageBitmap(picture);
  try {
    for (let longest = Math.min(side, Math.max(area.width, area.height)); ; longest *= SMALLER) {
      const stored = await encode(draw(source, area, longest), picture.type);
      if (stored.size <= STORED_BYTES) return stored;
    }
  } finally {
    source.close();
  }
}

/** The whole of a picture, turned upright. */
function turned(source: ImageBitmap, orientation: Orientation, side: number): OffscreenCanvas {
  const area = { x: 0, y: 0, width: source.width, height: source.height };
  const picture = draw(source, area, side);
  if (orientation === 1) return picture;
  const { width, height } = picture;
  const isOnItsSide = orientation > 4;
  const canvas = new OffscreenCanvas(isOnItsSide ? height : width, isOnItsSide ? width : height);
  const context = contextOf(canvas);
  context.transform(...turns(orientation, width, height));
  context.drawImage(picture, 0, 0);
  return canvas;
}

/** Where a picture's pixels go when it is turned upright. */
function turns(
  orientation: Orientation,
  width: number,
  height: number,
): [number, number, number, number, number, number] {
  switch (orientation) {
    case 1:
      return [1, 0, 0, 1, 0, 0];
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
  }
}

function draw(source: ImageBitmap, area: PixelArea, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(area.width, area.height));
  const [width, height] = [Math.round(area.width * scale) || 1, Math.round(area.height * scale) || 1];
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

/** PNG stays PNG for its transparency and its sharp edges, unless it is a photo: opaque, and too heavy for what it shows. */
async function encode(canvas: OffscreenCanvas, type: string): Promise<Blob> {
  if (!mayBeTransparent(type)) return asJpeg(canvas);
  const png = await asPng(canvas);
  return png.size > STORED_BYTES && isOpaque(canvas) ? asJpeg(canvas) : png;
}

const mayBeTransparent = (type: string): boolean => type === 'image/png' || type === 'image/webp';

const asPng = (canvas: OffscreenCanvas): Promise<Blob> => canvas.convertToBlob({ type: 'image/png' });

const asJpeg = (canvas: OffscreenCanvas): Promise<Blob> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });

function isOpaque(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no drawing surface');
  return context;
}
