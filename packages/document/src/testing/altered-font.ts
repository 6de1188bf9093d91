import { readFont } from '../fonts/open-font.ts';
import { readTables, tableOf, viewOf, writeTables } from '../fonts/own-font/sfnt.ts';

/** The same font with one of its tables changed. */
export function withTable(font: Uint8Array, tag: string, change: (table: DataView) => void): Uint8Array {
  const tables = new Map(readTables(font));
  const table = tableOf(tables, tag).slice();
  change(viewOf(table));
  return writeTables(tables.set(tag, table));
}

/** The same font with glyphs for these characters only. */
export function withCharacters(font: Uint8Array, characters: string): Uint8Array {
  const read = readFont(Buffer.from(font));
  const codes = [...new Set(characters)].map((each) => each.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const [header, group] = [28, 12];
  const cmap = new Uint8Array(header + group * codes.length);
  const view = viewOf(cmap);
  // One subtable, for Windows and all of Unicode, in format 12.
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, cmap.length - 12);
  view.setUint32(24, codes.length);
  for (const [index, code] of codes.entries()) {
    const at = header + group * index;
    view.setUint32(at, code);
    view.setUint32(at + 4, code);
    view.setUint32(at + 8, read.glyphForCodePoint(code).id);
  }
  return writeTables(new Map([...readTables(font), ['cmap', cmap]]));
}
