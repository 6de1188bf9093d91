import { BASIC_CHARACTERS, OWN_FONT_BYTES } from '@trazo/plan/theme/own-font';
import type { Font } from 'fontkit';
import { readFont } from '../open-font.ts';
import { FontError, type FontErrorCode } from './font-error.ts';
import { tablesOf } from './font-tables.ts';

/** What files begin with that are fonts, but none that is taken. */
const REFUSED: Readonly<Record<string, FontErrorCode>> = {
  ttcf: 'font_collection',
  wOFF: 'font_format',
  wOF2: 'font_format',
  typ1: 'font_format',
};

/** Least units of a font's size that the typesetter takes. */
const LEAST_UNITS = 16;

/** Reads a file a user may set a document in; throws a `FontError` that says what it is instead. */
export function readFontFile(file: Uint8Array): Font {
  if (file.byteLength > OWN_FONT_BYTES) throw new FontError('font_too_large');
  const refused = REFUSED[String.fromCharCode(...file.subarray(0, 4))];
  if (refused !== undefined) throw new FontError(refused);
  try {
    return checkedFont(file);
  } catch (cause) {
    // Its tables contradict each other: readers run over an end, or into what is not there.
    throw cause instanceof FontError ? cause : new FontError('font_invalid', { cause });
  }
}

function checkedFont(file: Uint8Array): Font {
  const tables = tablesOf(file);
  if (tables.has('fvar') || tables.has('CFF2')) throw new FontError('font_variable');
  const font = readFont(Buffer.from(file));
  checkPermission(font['OS/2'].fsType);
  const widths = tables.get('hmtx')?.length ?? 0;
  if (font.unitsPerEm < LEAST_UNITS || widths < 4 * font.hhea.numberOfMetrics)
    throw new FontError('font_invalid');
  checkLetters(font);
  return font;
}

/** The embedding permission its maker gave the file. Of several the least restrictive counts; a document holds the glyphs it uses, as outlines. */
function checkPermission({
  noEmbedding,
  viewOnly,
  editable,
  noSubsetting,
  bitmapOnly,
}: FontPermission): void {
  if ((noEmbedding && !viewOnly && !editable) || noSubsetting || bitmapOnly)
    throw new FontError('font_restricted');
}

type FontPermission = Font['OS/2']['fsType'];

/** A third of the basic letters at least, and each with a width: words without one cannot be measured. */
function checkLetters(font: Font): void {
  const widths = [...BASIC_CHARACTERS]
    .map((character) => character.charCodeAt(0))
    .filter((code) => font.hasGlyphForCodePoint(code))
    .map((code) => font.glyphForCodePoint(code).advanceWidth);
  if (widths.length < BASIC_CHARACTERS.length / 3 || widths.some((width) => !(width > 0)))
    throw new FontError('font_without_letters');
}
