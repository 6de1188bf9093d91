/** The tables of a font file by tag (OpenType specification, “Organization of an OpenType Font”). */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const HEADER = 12;
const RECORD = 16;
/** What the sum of a whole file and `checksumAdjustment` come to. */
const FILE_SUM = 0xb1b0afba;
/** Where `checksumAdjustment` stands in `head`. */
const ADJUSTMENT = 8;

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What a file with TrueType outlines begins with. */
export const TRUETYPE = 0x00010000;

/** A font's tables; views of the same bytes. Throws a `TypeError` for a file without TrueType outlines. */
export function readTables(font: Uint8Array): FontTables {
  if (viewOf(font).getUint32(0) !== TRUETYPE) throw new TypeError('not a TrueType font');
  return tablesIn(font);
}

/** The tables of a font, whatever its outlines. */
export function tablesIn(font: Uint8Array): FontTables {
  const view = viewOf(font);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = HEADER + RECORD * index;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    const offset = view.getUint32(at + 8);
    tables.set(tag, font.subarray(offset, offset + view.getUint32(at + 12)));
  }
  return tables;
}

/** A table a font must have; throws a `TypeError` where it is missing. */
export function tableOf(tables: FontTables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (table === undefined) throw new TypeError(`the font has no table ${tag}`);
  return table;
}

const padded = (length: number): number => (length + 3) & ~3;

/** The sum of a table's 32-bit words, its end padded with zeros. */
function checksum(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  const rest = bytes.subarray(bytes.length & ~3);
  const last = rest.reduce((word, byte, index) => word + byte * 2 ** (24 - 8 * index), 0);
  return (sum + last) >>> 0;
}

/** The file of these tables, its checksums as they have to be. */
export function writeTables(tables: FontTables): Uint8Array {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const start = HEADER + RECORD * sorted.length;
  const font = new Uint8Array(sorted.reduce((length, [, { length: own }]) => length + padded(own), start));
  const view = viewOf(font);
  const power = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, TRUETYPE);
  view.setUint16(4, sorted.length);
  view.setUint16(6, RECORD * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, RECORD * (sorted.length - 2 ** power));
  let offset = start;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = HEADER + RECORD * index;
    font.set(table, offset);
    if (tag === 'head') view.setUint32(offset + ADJUSTMENT, 0);
    font.set(new TextEncoder().encode(tag), at);
    view.setUint32(at + 4, checksum(font.subarray(offset, offset + table.length)));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.length);
    offset += padded(table.length);
  }
  const head = sorted.findIndex(([tag]) => tag === 'head');
  if (head >= 0) {
    const adjustment = (FILE_SUM - checksum(font)) >>> 0;
    view.setUint32(view.getUint32(HEADER + RECORD * head + 8) + ADJUSTMENT, adjustment);
  }
  return font;
}
