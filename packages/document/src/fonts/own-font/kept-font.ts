import {
  BASIC_CHARACTERS,
  EXPECTED_CHARACTERS,
  KEPT_FONT_BYTES,
  OWN_FONT_NAME_LIMIT,
} from '@trazo/plan/theme/own-font';
import type { Font } from 'fontkit';
import { readFont } from '../open-font.ts';
import { checkUpload } from './check-upload.ts';
import { cubicOutlineReader } from './cubic-outlines.ts';
import { FontError } from './font-error.ts';
import { boxOf, type Outline, outlineReader, type Point, pointsOf } from './glyph-outlines.ts';
import { outlineTables } from './glyph-tables.ts';
import { fullName, namedAlone } from './names.ts';
import { type FontTables, tableOf, viewOf, writeTables } from './sfnt.ts';

/** What is kept of a user's font file. */
export interface KeptFont {
  readonly bytes: Uint8Array;
  /** What the font is called; empty where the file does not say. */
  readonly name: string;
  /** Characters of `EXPECTED_CHARACTERS` it has no glyph for. */
  readonly lacks: string;
}

/** What a document needs of a font as its maker wrote it: characters, metrics, and how glyphs join and stand. */
const TAKEN = ['cmap', 'hhea', 'hmtx', 'OS/2', 'GDEF', 'GSUB', 'GPOS', 'kern'];

/** Points of all glyphs together: as many as a font of 2 MB has, ten times over. Few bytes could ask for any number. */
const MOST_POINTS = 5_000_000;

/** Of one glyph. */
const MOST_CONTOURS = 32_000;
const MOST_GLYPH_POINTS = 65_000;
/** Units of a coordinate, or from one point to the next. */
const FURTHEST = 0x7fff;

/**
 * Makes what is kept of an uploaded font: TrueType, its outlines read and written by us, without instructions, under one
 * name. The same bytes come out if it is made of them. Throws a `FontError` for what cannot be a document's font.
 */
export function makeKeptFont(file: Uint8Array): KeptFont {
  const tables = checkUpload(file);
  try {
    return keptFont(tables, readFont(Buffer.from(file)));
  } catch (cause) {
    // Its tables contradict each other: readers run over an end, or into what is not there.
    throw cause instanceof FontError ? cause : new FontError('font_invalid', { cause });
  }
}

function keptFont(tables: FontTables, font: Font): KeptFont {
  const codeOf = (character: string) => character.codePointAt(0) ?? 0;
  const has = (character: string) => font.hasGlyphForCodePoint(codeOf(character));
  const lacks = [...EXPECTED_CHARACTERS].filter((character) => !has(character)).join('');
  const letters = [...BASIC_CHARACTERS].filter((character) => !lacks.includes(character)).length;
  // Words without a width cannot be measured.
  const isWide = [...BASIC_CHARACTERS].every(
    (character) => !has(character) || font.glyphForCodePoint(codeOf(character)).advanceWidth > 0,
  );
  if (!isWide || letters < BASIC_CHARACTERS.length / 3) throw new FontError('font_without_letters');
  const isCubic = !tables.has('glyf');
  const glyphs = outlinesOf(tables, isCubic ? cubicOutlineReader(font) : outlineReader(tables));
  const name = shownName(fullName(tableOf(tables, 'name')));
  const kept = new Map<string, Uint8Array>([
    ...[...tables].filter(([tag]) => TAKEN.includes(tag)),
    ...outlineTables(tables, glyphs),
    ['OS/2', upright(tableOf(tables, 'OS/2'))],
    ['post', postTable(tables.get('post'))],
    ['name', namedAlone(tableOf(tables, 'name'), name === '' ? 'Font' : name, postscriptName(name))],
  ]);
  const head = viewOf(tableOf(kept, 'head'));
  // Neither bold nor slanted: it is the one style of its family. No instructions change widths.
  head.setUint16(44, 0);
  head.setUint16(16, head.getUint16(16) & ~0b11100);
  if (isCubic) kept.set('hmtx', bearingsOf(tables, glyphs));
  const bytes = writeTables(kept);
  if (bytes.byteLength > KEPT_FONT_BYTES) throw new FontError('font_too_large');
  return { bytes, name, lacks };
}

function outlinesOf(tables: FontTables, read: (glyph: number) => Outline): Outline[] {
  const glyphs: Outline[] = [];
  let points = 0;
  for (let glyph = 0; glyph < viewOf(tableOf(tables, 'maxp')).getUint16(4); glyph++) {
    const outline = read(glyph).filter(({ length }) => length > 0);
    points += pointsOf(outline);
    if (points > MOST_POINTS) throw new FontError('font_too_large');
    if (!isWritable(outline)) throw new FontError('font_invalid');
    glyphs.push(outline);
  }
  return glyphs;
}

/** Whether a glyph fits into the numbers of `glyf`: 16 bits each. */
function isWritable(outline: Outline): boolean {
  let [atX, atY] = [0, 0];
  const isReached = ({ x, y }: Point) => {
    const furthest = Math.max(Math.abs(x), Math.abs(y), Math.abs(x - atX), Math.abs(y - atY));
    [atX, atY] = [x, y];
    return furthest <= FURTHEST;
  };
  return (
    outline.length < MOST_CONTOURS &&
    pointsOf(outline) < MOST_GLYPH_POINTS &&
    outline.every((contour) => contour.every(isReached))
  );
}

/** PostScript glyphs stand where they are drawn; TrueType's are moved to their bearing. */
function bearingsOf(tables: FontTables, glyphs: readonly Outline[]): Uint8Array {
  const hmtx = tableOf(tables, 'hmtx').slice();
  const pairs = viewOf(tableOf(tables, 'hhea')).getUint16(34);
  for (const [glyph, outline] of glyphs.entries()) {
    const at = glyph < pairs ? 4 * glyph + 2 : 4 * pairs + 2 * (glyph - pairs);
    viewOf(hmtx).setInt16(at, boxOf(outline)?.xMin ?? 0);
  }
  return hmtx;
}

/** Regular in weight and slope, whatever it is beside others of its maker: the wanted style never picks another. */
function upright(table: Uint8Array): Uint8Array {
  const os2 = table.slice();
  const [weight, selection, regular, typographic] = [4, 62, 0x40, 0x80];
  viewOf(os2).setUint16(weight, 400);
  viewOf(os2).setUint16(selection, regular | (viewOf(os2).getUint16(selection) & typographic));
  return os2;
}

/** Without the glyphs' names (version 3). */
function postTable(table: Uint8Array | undefined): Uint8Array {
  const post = new Uint8Array(32);
  if (table !== undefined && table.byteLength >= 16) post.set(table.subarray(0, 16));
  viewOf(post).setUint32(0, 0x00030000);
  return post;
}

/** One printable line. */
const shownName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, OWN_FONT_NAME_LIMIT)
    .toWellFormed()
    .trimEnd();

/** Of letters that all programs know; the typesetter has names of its own for some fonts, which none with this ending has. */
export const postscriptName = (name: string): string =>
  `${name.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 40) || 'Font'}-Own`;
