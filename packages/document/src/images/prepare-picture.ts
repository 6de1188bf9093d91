import { hash } from 'node:crypto';
import { type Image, isImageReference } from '@trazo/plan/images';
import sharp from 'sharp';
import { DocumentError } from '../document-error.ts';

/** A picture as the document embeds it. */
export interface PreparedPicture {
  readonly bytes: Uint8Array;
  /** Follows from the bytes. */
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
  /** Whether it would hardly be seen on white: light on a transparent ground. */
  readonly isLight: boolean;
}

/** Most pictures are printed some 8 cm wide at most: more pixels only make the file heavier. */
const LONGEST_SIDE = 1200;
const PIXEL_LIMIT = 50_000_000;
const KEPT_PICTURES = 100;

const prepared = new Map<string, PreparedPicture>();

/**
 * Re-encodes a picture upright, without metadata and no larger than print needs: PNG where it has transparency, else
 * JPEG. `read` gives its bytes. Throws a `DocumentError` if it cannot be decoded. The last pictures are kept, so that an
 * edit costs none: they are known by what names them, without their bytes being read.
 */
export async function preparePicture(
  image: Image,
  read: () => Uint8Array,
  side = LONGEST_SIDE,
): Promise<PreparedPicture> {
  const key = `${side} ${isImageReference(image) ? image : hash('sha256', image)}`;
  const known = prepared.get(key);
  const picture = known ?? (await encode(read(), side));
  prepared.delete(key);
  prepared.set(key, picture);
  const [oldest] = prepared.keys();
  if (prepared.size > KEPT_PICTURES && oldest !== undefined) prepared.delete(oldest);
  return picture;
}

/** Luminance above which white leaves a colour too little contrast (about 1.6). */
const LIGHT = 0.6;
/** The least share of a ground's opacity that counts as one that can be seen through. */
const OPAQUE = 0.97;
/** Pixels of a side that tell a picture's lightness. */
const SAMPLE = 48;

/** Whether what is drawn on a transparent ground is light, all in all. */
async function isLight(picture: Uint8Array): Promise<boolean> {
  const pixels = await sharp(picture).resize(SAMPLE, SAMPLE, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  let [opacity, light] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((channel) => (pixels[at + channel] ?? 0) / 255);
    opacity += alpha ?? 0;
    light += (alpha ?? 0) * luminance(red ?? 0, green ?? 0, blue ?? 0);
  }
  return opacity > 0 && opacity < OPAQUE * SAMPLE * SAMPLE && light / opacity > LIGHT;
}

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2;

async function encode(source: Uint8Array, side: number): Promise<PreparedPicture> {
  try {
    const upright = sharp(source, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', animated: false })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { hasAlpha, format } = await sharp(source).metadata();
    if (format !== 'png' && format !== 'jpeg' && format !== 'webp')
      throw new DocumentError('unreadable_picture');
    const extension = hasAlpha ? 'png' : 'jpg';
    const encoder = hasAlpha ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 85 });
    const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      fileName: `${hash('sha256', data)}.${extension}`,
      width: info.width,
      height: info.height,
      isLight: hasAlpha && (await isLight(data)),
    };
  } catch (cause) {
    throw cause instanceof DocumentError ? cause : new DocumentError('unreadable_picture', { cause });
  }
}
