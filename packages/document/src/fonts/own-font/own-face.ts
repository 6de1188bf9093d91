import { hash } from 'node:crypto';
import { FONT_DATA_URL_START, isFontReference } from '@trazo/plan/theme/own-font';
import type { Theme } from '@trazo/plan/theme/theme';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { ownFamily } from '../font-files.ts';
import { readFont } from '../open-font.ts';
import { FontError } from './font-error.ts';
import { type KeptFont, makeKeptFont, postscriptName } from './kept-font.ts';
import { KEPT_FACES, knownFaces } from './known-faces.ts';
import { namedAlone } from './names.ts';
import { readTables, tableOf, viewOf, writeTables } from './sfnt.ts';

/** A user's font, ready for the typesetter under a family name that no other font has. */
export interface OwnFace {
  readonly family: string;
  readonly file: Buffer;
}

interface KnownFace extends OwnFace {
  readonly font: Font;
}

/** By the SHA-256 of what they were made of: checking one takes as long as a document. */
const faces = new LRUCache<string, KnownFace>({ max: KEPT_FACES });

/**
 * The font of the user's own a theme is set in; `null` where there is none, or its file is not there. Throws a `FontError`
 * for a file in the content that is no font a document can be set in.
 */
export function ownFaceOf(
  { ownFont }: Pick<Theme, 'ownFont'>,
  files: ReadonlyMap<string, Uint8Array> | undefined,
): OwnFace | null {
  if (ownFont === null || ownFont.use === 'none') return null;
  const { file } = ownFont;
  const given = isFontReference(file) ? files?.get(file) : file;
  if (given === undefined) return null;
  const key = hash('sha256', given);
  const face = faces.get(key) ?? madeOf(given);
  if (face === undefined) return null;
  faces.set(key, face);
  knownFaces.set(face.family, face.font);
  return face;
}

/** Undefined for a file that was kept once, but is refused by now: the document is set without. */
function madeOf(given: string | Uint8Array): KnownFace | undefined {
  if (typeof given === 'string') return makeFace(decoded(given));
  try {
    return makeFace(given);
  } catch (error) {
    if (error instanceof FontError) return undefined;
    throw error;
  }
}

const decoded = (dataUrl: string): Uint8Array =>
  Buffer.from(dataUrl.slice(FONT_DATA_URL_START.length), 'base64');

function makeFace(file: Uint8Array): KnownFace {
  const kept = makeKeptFont(file);
  try {
    return faceOf(kept);
  } catch (cause) {
    throw new FontError('font_invalid', { cause });
  }
}

function faceOf({ bytes, name }: KeptFont): KnownFace {
  const family = ownFamily(hash('sha256', bytes));
  const tables = readTables(bytes);
  const head = tableOf(tables, 'head').slice();
  const view = viewOf(head);
  const units = Math.round(view.getUint16(UNITS_PER_EM) / opticalScale(readFont(Buffer.from(bytes))));
  view.setUint16(UNITS_PER_EM, Math.min(MOST_UNITS, Math.max(LEAST_UNITS, units)));
  const names = namedAlone(tableOf(tables, 'name'), family, postscriptName(name));
  const font = Buffer.from(writeTables(new Map([...tables, ['head', head], ['name', names]])));
  return { family, font: readFont(font), file: font };
}

/** Where `head` says how many units the font's size has. */
const UNITS_PER_EM = 18;
/** What the typesetter takes. */
const [LEAST_UNITS, MOST_UNITS] = [16, 16_384];

/** How high small letters stand in the product's own fonts once each is evened out (`theme.typ`), of the font's size. */
const USUAL_X_HEIGHT = 0.52;
/** Script and display faces are meant to look small or large. */
const [LEAST_SCALE, MOST_SCALE] = [0.88, 1.16];

/** How much larger the font has to be set to look as large as the others; it is evened out in the file, by the size of its units. */
function opticalScale(font: Font): number {
  const height = font.xHeight > 0 ? font.xHeight : font.glyphForCodePoint(0x78).bbox.maxY;
  const share = height / font.unitsPerEm;
  return share > 0 ? Math.min(MOST_SCALE, Math.max(LEAST_SCALE, USUAL_X_HEIGHT / share)) : 1;
}
