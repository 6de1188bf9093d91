import {
  FONT_DATA_URL_START,
  type FontFile,
  isFontReference,
  type OwnFont,
} from '@trazo/plan/theme/own-font';
import type { Theme } from '@trazo/plan/theme/theme';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ApiError } from '../../platform/errors/api-error.ts';
import {
  type ImageStore,
  newImage,
  type PlacedImage,
  sourceHashOf,
} from '../../platform/images/image-store.ts';
import type { PictureJob, PictureProcessing } from '../../platform/images/picture-processing.ts';

/** A font file of a theme on its way to the store, where it stands among the account's pictures. */
export interface TakenFont {
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
  /** With a reference in place of the file. */
  readonly theme: Theme;
  readonly added: readonly PlacedImage[];
}

/** The theme with its font file replaced; the same where it has none. */
export const withFontFile = (theme: Theme, replace: (file: FontFile) => FontFile): Theme =>
  theme.ownFont === null
    ? theme
    : { ...theme, ownFont: { ...theme.ownFont, file: replace(theme.ownFont.file) } };

interface FontFileOptions {
  readonly database: NodePgDatabase;
  readonly store: ImageStore;
  readonly pictures: Pick<PictureProcessing, 'font'>;
}

/** Checks a theme's font in the process for fonts, unless it is stored already; `null` where it has none. */
export async function takeFont(
  options: FontFileOptions,
  job: PictureJob,
  theme: Theme,
): Promise<TakenFont | null> {
  const { ownFont } = theme;
  if (ownFont === null) return null;
  const { lacks, ...taken } = await takeFontFile(options, job, ownFont.file);
  return { ...taken, theme: storedTheme(theme, { ...ownFont, lacks: lacks ?? ownFont.lacks }, taken.hash) };
}

/** The same for the file alone; what it lacks is said where it was not stored. */
export async function takeFontFile(
  { database, store, pictures }: FontFileOptions,
  job: PictureJob,
  file: FontFile,
): Promise<Omit<TakenFont, 'theme'> & { readonly lacks?: string }> {
  // References are ours alone, as those of pictures.
  if (isFontReference(file)) throw new ApiError('font_invalid');
  const source = Buffer.from(file.slice(FONT_DATA_URL_START.length), 'base64');
  const hash = sourceHashOf(source);
  const known = (await store.known(database, job.owner, [hash])).get(hash);
  if (known !== undefined) return { ...known, added: [] };
  const { lacks } = await pictures.font(job, source);
  const added = await store.place(job.owner, [newImage(source, source)]);
  return { hash, size: source.byteLength, lacks, added };
}

const storedTheme = (theme: Theme, ownFont: OwnFont, hash: string): Theme => ({
  ...theme,
  ownFont: { ...ownFont, file: `font:${hash}` },
});

/** Whether a file begins as those of fonts do, and none of pictures. */
export const isFontFile = (bytes: Buffer): boolean =>
  ['\0\x01\0\0', 'OTTO', 'true'].includes(bytes.toString('latin1', 0, 4));
