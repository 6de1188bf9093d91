import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { ApiProblem } from '../errors/api-problem.ts';

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

/** What every stored picture is. */
export const STORED_MEDIA_TYPE = 'image/webp';

sharp.concurrency(Math.min(2, availableParallelism()));

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

async function decoding(
  source: Uint8Array,
  encode: (upright: Sharp, format: string) => Promise<Buffer>,
): Promise<Buffer> {
  try {
    const { format, pages = 1 } = await sharp(source).metadata();
    if (!FORMATS.has(format) || pages > 1) throw new ApiProblem('image_invalid');
    return await encode(sharp(source, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' }).rotate(), format);
  } catch (problem) {
    if (problem instanceof ApiProblem) throw problem;
    throw new ApiProblem('image_invalid');
  }
}
