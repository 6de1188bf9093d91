import { createHash } from 'node:crypto';
import { FONT_DATA_URL_START, isFontReference } from '@trazo/plan/theme/own-font';
import type { Theme } from '@trazo/plan/theme/theme';
import type { Font } from 'fontkit';
import { ownFamily } from '../font-files.ts';
import { FontError } from './font-error.ts';
import { renamedFont } from './font-tables.ts';
import { knownFaces, type OwnFace } from './known-faces.ts';
import { readFontFile } from './read-font-file.ts';

/**
 * The font of the user's own a theme is set in; `null` where there is none, or its file is not there. Throws a `FontError`
 * for a file in the content that is no font a document can be set in.
 */
export function ownFaceOf(
  { ownFont }: Pick<Theme, 'ownFont'>,
  files: ReadonlyMap<string, Uint8Array> | undefined,
): OwnFace | null {
  if (ownFont === null || ownFont.use === 'none') return null;
  const { file, name } = ownFont;
  if (!isFontReference(file)) return faceOf(decoded(file), name);
  const stored = files?.get(file);
  if (stored === undefined) return null;
  try {
    return faceOf(stored, name);
  } catch (error) {
    // Taken once, but refused by now: the document is set without.
    if (error instanceof FontError) return null;
    throw error;
  }
}

const decoded = (dataUrl: string): Uint8Array =>
  Buffer.from(dataUrl.slice(FONT_DATA_URL_START.length), 'base64');

const familyOf = (file: Uint8Array, name: string): string =>
  ownFamily(createHash('sha256').update(`${name}\0`).update(file).digest('hex'));

function faceOf(file: Uint8Array, name: string): OwnFace {
  const face = knownFaces.get(familyOf(file, name)) ?? makeFace(file, name);
  knownFaces.set(face.family, face);
  return face;
}

/** A font file as the typesetter gets it, named in documents as the user knows it. Throws a `FontError` for what is no such file. */
export function makeFace(file: Uint8Array, name: string): OwnFace {
  const font = readFontFile(file);
  try {
    const family = familyOf(file, name);
    return { family, file: renamedFont(file, family, postscriptName(name)), scale: opticalScale(font), font };
  } catch (cause) {
    throw new FontError('font_invalid', { cause });
  }
}

/** Of letters that all programs know; the typesetter has names of its own for some fonts, which none with this ending has. */
const postscriptName = (name: string): string =>
  `${name.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 40) || 'Font'}-Own`;

/** How high small letters stand in the product's own fonts once each is evened out (`theme.typ`), of the font's size. */
const USUAL_X_HEIGHT = 0.52;
/** Script and display faces are meant to look small or large. */
const [LEAST_SCALE, MOST_SCALE] = [0.88, 1.16];

function opticalScale(font: Font): number {
  const height = font.xHeight > 0 ? font.xHeight : font.glyphForCodePoint(0x78).cbox.maxY;
  const share = height / font.unitsPerEm;
  return share > 0 ? Math.min(MOST_SCALE, Math.max(LEAST_SCALE, USUAL_X_HEIGHT / share)) : 1;
}
