import { readFont } from '../fonts/open-font.ts';
import { readTables, tableOf, viewOf, writeTables } from './sfnt.ts';

/** The same font with one of its tables changed. */
export function withTable(font: Uint8Array, tag: string, change: (table: DataView) => void): Uint8Array {
  const tables = new Map(readTables(font));
  const table = tableOf(tables, tag).slice();
  change(viewOf(table));
  return writeTables(tables.set(tag, table));
}

/** The same font with a first drawn glyph that is composed of itself. */
export function withGlyphOfItself(font: Uint8Array): Uint8Array {
  const tables = readTables(font);
  const loca = viewOf(tableOf(tables, 'loca'));
  const isLong = viewOf(tableOf(tables, 'head')).getInt16(50) === 1;
  const startOf = (glyph: number) => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  let drawn = 0;
  while (startOf(drawn) === startOf(drawn + 1)) drawn += 1;
  return withTable(font, 'glyf', (glyf) => {
    glyf.setInt16(startOf(drawn), -1);
    // One component without an offset, in bytes.
    const at = startOf(drawn) + 10;
    for (const [index, value] of [2, drawn, 0].entries()) glyf.setUint16(at + 2 * index, value);
  });
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
