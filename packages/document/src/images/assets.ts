import { hash } from 'node:crypto';
import { PLAIN_COVER } from '@trazo/plan/cover';
import { type Image, isImageReference } from '@trazo/plan/images';
import type { Plan } from '@trazo/plan/plan';
import { type PlacedPicture, picturesOf } from '@trazo/plan/plan-pictures';
import { printedCapture } from '@trazo/plan/sections/organigram';
import type { DrawnChart } from '../charts/chart-svg.ts';
import { DocumentError } from '../document-error.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';

export interface AssetOptions {
  /** The bytes of pictures stored apart from the plan, by reference (`image:<sha-256>`). */
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

/** Pictures a document may hold. */
export const PICTURE_LIMIT = 200;

/** A document's pictures, decoded. */
export interface Pictures {
  /** Those whose bytes are not there: nothing is printed instead. */
  readonly missing: readonly Image[];
  /** The files of one part of the document, collected as it names them. */
  gather(): Assets;
}

/** A picture among the assets; `width` and `height` are its pixels. */
export interface PrintImage {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Whether white would hide it. */
  readonly isLight: boolean;
}

export interface Assets {
  readonly files: ReadonlyMap<string, Uint8Array>;
  picture(image: Image, alt: string): PrintImage | null;
  chart(chart: DrawnChart, alt: string): PrintImage;
}

/** Decodes the plan's pictures; throws a `DocumentError` that names the paths of all that are none. */
export async function collectPictures(plan: Plan, { pictures }: AssetOptions): Promise<Pictures> {
  const printed = printedPictures(plan);
  const images = new Set(printed.map(({ image }) => image));
  if (images.size > PICTURE_LIMIT) throw new DocumentError('too_many_pictures');
  const prepared = new Map<Image, PreparedPicture>();
  const unreadable = new Map<Image, DocumentError>();
  for (const image of images) {
    const stored = pictures?.get(image);
    if (stored === undefined && isImageReference(image)) continue;
    try {
      prepared.set(image, await preparePicture(image, () => stored ?? decoded(image), sideOf(image, plan)));
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      unreadable.set(image, error);
    }
  }
  if (unreadable.size > 0) throw unreadablePictures(printed, unreadable);
  return {
    missing: [...images].filter((image) => !prepared.has(image)),
    gather: () => gatherAssets(prepared),
  };
}

function gatherAssets(prepared: ReadonlyMap<Image, PreparedPicture>): Assets {
  const files = new Map<string, Uint8Array>();
  const add = (bytes: Uint8Array, fileName: string) => {
    const path = `/data/assets/${fileName}`;
    files.set(path, bytes);
    return path;
  };
  return {
    files,
    picture: (image, alt) => {
      const found = prepared.get(image);
      if (found === undefined) return null;
      const { bytes, fileName, width, height, isLight } = found;
      return { path: add(bytes, fileName), alt, width, height, isLight };
    },
    chart: ({ svg, width, height }, alt) => ({
      path: add(new TextEncoder().encode(svg), `${hash('sha256', svg)}.svg`),
      alt,
      width,
      height,
      isLight: false,
    }),
  };
}

/** Pixels of the longer side of a picture that may fill a page, as a cover's photo or a captured organigram. */
const PAGE_SIDE = 1600;

function sideOf(image: Image, { general: { cover }, organigram }: Plan): number | undefined {
  const isOnCover = cover.picture === 'photo' && image === cover.photo;
  return isOnCover || image === printedCapture(organigram) ? PAGE_SIDE : undefined;
}

/** Every picture the document prints. */
function printedPictures(plan: Plan): PlacedPicture[] {
  const { organigram, general } = plan;
  const cover = general.cover.picture === 'photo' ? general.cover : PLAIN_COVER;
  return picturesOf({
    ...plan,
    organigram: { ...organigram, image: printedCapture(organigram) },
    general: { ...general, cover },
  });
}

function unreadablePictures(
  printed: readonly PlacedPicture[],
  unreadable: ReadonlyMap<Image, DocumentError>,
): DocumentError {
  const [first] = unreadable.values();
  const paths = printed.filter(({ image }) => unreadable.has(image)).map(({ path }) => path);
  return new DocumentError('unreadable_picture', { cause: first?.cause, paths });
}

/** The bytes of a picture that is a data URL. */
const decoded = (image: Image): Uint8Array => Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
