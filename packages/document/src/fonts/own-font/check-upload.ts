import { KEPT_FONT_BYTES } from '@trazo/plan/theme/own-font';
import { FontError, type FontErrorCode } from './font-error.ts';
import { type FontTables, TRUETYPE, tablesIn, viewOf } from './sfnt.ts';

const tagOf = (bytes: Uint8Array, at = 0): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** What files begin with that are fonts, but none that is taken as it is. */
const REFUSED: Readonly<Record<string, FontErrorCode>> = {
  ttcf: 'font_collection',
  wOFF: 'font_format',
  wOF2: 'font_format',
  typ1: 'font_format',
};

/** Tables of a font, however rich it is. */
const MOST_TABLES = 64;
const HEADER = 12;
const RECORD = 16;

/** What every font must have, by its least length. */
const NEEDED: Readonly<Record<string, number>> = {
  head: 54,
  hhea: 36,
  maxp: 6,
  hmtx: 4,
  cmap: 4,
  name: 6,
  'OS/2': 78,
};

/** `OS/2` has grown: from version 2 on it says how high small letters are. */
const OS2_WITH_HEIGHTS = 96;

/** `fsType` (OpenType specification, `OS/2`). Of several permissions the least restrictive counts. */
const RESTRICTED = 0x0002;
const PERMITTED = 0x0004 | 0x0008;
/** A document holds the glyphs it uses, as outlines. */
const NO_SUBSETS = 0x0100;
const BITMAPS_ONLY = 0x0200;

/** The tables of a file that may be a document's font, by their directory; throws a `FontError` that says what it is instead. */
export function checkUpload(file: Uint8Array): FontTables {
  if (file.byteLength > KEPT_FONT_BYTES) throw new FontError('font_too_large');
  const tables = directoryOf(file);
  if (tables.has('fvar') || tables.has('CFF2')) throw new FontError('font_variable');
  // By the signature alone: readers differ on what counts in a file with outlines of both kinds.
  const hasOutlines =
    tagOf(file) === 'OTTO'
      ? tables.has('CFF ') && !tables.has('glyf')
      : tables.has('glyf') && tables.has('loca');
  const isWhole = Object.entries(NEEDED).every(([tag, least]) => (tables.get(tag)?.byteLength ?? 0) >= least);
  if (!hasOutlines || !isWhole) throw new FontError('font_invalid');
  checkPermission(tables);
  checkMetrics(tables);
  return tables;
}

function directoryOf(file: Uint8Array): FontTables {
  const signature = tagOf(file);
  const refused = REFUSED[signature];
  if (refused !== undefined) throw new FontError(refused);
  if (file.byteLength < HEADER) throw new FontError('font_invalid');
  const view = viewOf(file);
  const isFont = view.getUint32(0) === TRUETYPE || signature === 'true' || signature === 'OTTO';
  const count = view.getUint16(4);
  if (!isFont || count > MOST_TABLES || HEADER + RECORD * count > file.byteLength)
    throw new FontError('font_invalid');
  for (let index = 0; index < count; index++) {
    const at = HEADER + RECORD * index;
    if (view.getUint32(at + 8) + view.getUint32(at + 12) > file.byteLength)
      throw new FontError('font_invalid');
  }
  return tablesIn(file);
}

const tableView = (tables: FontTables, tag: string): DataView => viewOf(tables.get(tag) ?? new Uint8Array());

/** The embedding permission its maker gave the file. */
function checkPermission(tables: FontTables): void {
  const fsType = tableView(tables, 'OS/2').getUint16(8);
  const isRestricted = (fsType & RESTRICTED) !== 0 && (fsType & PERMITTED) === 0;
  if (isRestricted || (fsType & (NO_SUBSETS | BITMAPS_ONLY)) !== 0) throw new FontError('font_restricted');
}

/** What other programs, and later ours, rely on without asking. */
function checkMetrics(tables: FontTables): void {
  const os2 = tableView(tables, 'OS/2');
  const unitsPerEm = tableView(tables, 'head').getUint16(18);
  const glyphs = tableView(tables, 'maxp').getUint16(4);
  const pairs = tableView(tables, 'hhea').getUint16(34);
  const isSane =
    (os2.getUint16(0) < 2 || os2.byteLength >= OS2_WITH_HEIGHTS) &&
    unitsPerEm >= 16 &&
    unitsPerEm <= 16_384 &&
    glyphs > 1 &&
    pairs > 0 &&
    pairs <= glyphs &&
    tableView(tables, 'hmtx').byteLength >= 4 * pairs + 2 * (glyphs - pairs);
  if (!isSane) throw new FontError('font_invalid');
}
