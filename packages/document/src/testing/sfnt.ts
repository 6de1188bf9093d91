/** The tables of a font file by tag (OpenType specification, “Organization of an OpenType Font”). */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const HEADER = 12;
const RECORD = 16;
const TRUETYPE = 0x00010000;

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A font's tables; views of the same bytes. */
export function readTables(font: Uint8Array): FontTables {
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

/** The file of these tables, without checksums: no reader of ours looks at them. */
export function writeTables(tables: FontTables): Uint8Array {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  let offset = HEADER + RECORD * sorted.length;
  const font = new Uint8Array(sorted.reduce((length, [, { length: own }]) => length + padded(own), offset));
  const view = viewOf(font);
  const power = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, TRUETYPE);
  view.setUint16(4, sorted.length);
  view.setUint16(6, RECORD * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, RECORD * (sorted.length - 2 ** power));
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = HEADER + RECORD * index;
    font.set(table, offset);
    font.set(new TextEncoder().encode(tag), at);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.length);
    offset += padded(table.length);
  }
  return font;
}
