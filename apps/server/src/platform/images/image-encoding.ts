import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../errors/api-error.ts';
import type { PageSize, PictureBox, Pixels } from './picture-task.ts';

/** Print and screen show a picture smaller than this. */
const LONGEST_SIDE = 1600;
const PIXEL_LIMIT = 50_000_000;
const QUALITY = 90;
const LOWER_QUALITY = 75;
/** A drawing (a logo, say) stays exact unless that makes it heavier than this. */
const LOSSLESS_BYTES = 400_000;
const ENCODED_BYTES = 1_500_000;
/** A face in a round frame, sharp on any screen. */
const PORTRAIT_SIDE = 256;
const FORMATS = new Set(['png', 'jpeg', 'webp']);

/**
 * Makes what is stored of an uploaded picture: upright, without metadata, never large, decoded and encoded by us. Throws
 * `image_invalid` for what cannot be decoded.
 */
export const encodePicture = (source: Uint8Array): Promise<Buffer> =>
  decoding(source, async (picture, format) => {
    const upright = picture
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    if (format === 'png') {
      const exact = await upright.clone().webp({ lossless: true, effort: 2 }).toBuffer();
      if (exact.byteLength <= LOSSLESS_BYTES) return exact;
    }
    const usual = await upright.clone().webp({ quality: QUALITY }).toBuffer();
    if (usual.byteLength <= ENCODED_BYTES) return usual;
    return upright.clone().webp({ quality: LOWER_QUALITY }).toBuffer();
  });

/** The same for a picture of a person: a small square. */
export const encodePortrait = (source: Uint8Array): Promise<Buffer> =>
  decoding(source, (picture) =>
    picture
      .resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer(),
  );

/** The pixels of an upload, from its header; null for what cannot be decoded, or is larger than any picture we take. */
export async function measurePicture(source: Uint8Array): Promise<Pixels> {
  try {
    const { format, pages = 1, width, height } = await sharp(source).metadata();
    const isTaken = FORMATS.has(format) && pages === 1 && width * height <= PIXEL_LIMIT;
    return isTaken ? width * height : null;
  } catch {
    return null;
  }
}

/** A stored picture as a mail shows it: on white, in the one format that every mail program reads. */
export const encodeForMail = (source: Uint8Array, { width, height }: PictureBox): Promise<Buffer> =>
  sharp(source)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** A typeset page as a small picture on white. */
export const shrinkPage = (svg: string, { width, quality }: PageSize): Promise<Buffer> =>
  sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .webp({ quality })
    .toBuffer();

async function decoding(
  source: Uint8Array,
  encode: (upright: Sharp, format: string) => Promise<Buffer>,
): Promise<Buffer> {
  try {
    const { format, pages = 1 } = await sharp(source).metadata();
    if (!FORMATS.has(format) || pages > 1) throw new ApiError('image_invalid');
    return await encode(sharp(source, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' }).rotate(), format);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('image_invalid');
  }
}
