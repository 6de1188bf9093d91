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
  { database, store, pictures }: FontFileOptions,
  { owner, signal }: PictureJob,
  theme: Theme,
): Promise<TakenFont | null> {
  const { ownFont } = theme;
  if (ownFont === null) return null;
  // References are ours alone, as those of pictures.
  if (isFontReference(ownFont.file)) throw new ApiError('font_invalid');
  const source = Buffer.from(ownFont.file.slice(FONT_DATA_URL_START.length), 'base64');
  const hash = sourceHashOf(source);
  const known = (await store.known(database, owner, [hash])).get(hash);
  if (known !== undefined) return { ...known, theme: storedTheme(theme, ownFont, hash), added: [] };
  const { lacks } = await pictures.font(source, signal);
  return {
    hash,
    size: source.byteLength,
    theme: storedTheme(theme, { ...ownFont, lacks }, hash),
    added: await store.place(owner, [newImage(source, source)]),
  };
}

const storedTheme = (theme: Theme, ownFont: OwnFont, hash: string): Theme => ({
  ...theme,
  ownFont: { ...ownFont, file: `font:${hash}` },
});

/** Whether a file begins as those of fonts do, and none of pictures. */
export const isFontFile = (bytes: Buffer): boolean =>
  ['\0\x01\0\0', 'OTTO', 'true'].includes(bytes.toString('latin1', 0, 4));
