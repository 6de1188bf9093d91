import { boxOf, type Outline, pointsOf, writeGlyph } from './glyph-outlines.ts';
import { type FontTables, tableOf, viewOf } from './sfnt.ts';

/** The tables that follow from a font's outlines: the glyphs, where each begins, their box and what a renderer needs for them. */
export function outlineTables(
  tables: FontTables,
  glyphs: readonly Outline[],
): readonly (readonly [tag: string, table: Uint8Array])[] {
  const { glyf, loca } = writeGlyphs(glyphs);
  const head = tableOf(tables, 'head').slice();
  writeBounds(viewOf(head), glyphs);
  return [
    ['head', head],
    ['glyf', glyf],
    ['loca', loca],
    ['maxp', maxima(tableOf(tables, 'maxp'), glyphs)],
  ];
}

function writeGlyphs(glyphs: readonly Outline[]): { readonly glyf: Uint8Array; readonly loca: Uint8Array } {
  const written = glyphs.map(writeGlyph);
  const glyf = new Uint8Array(written.reduce((length, { length: own }) => length + own, 0));
  const loca = new Uint8Array(4 * (glyphs.length + 1));
  let offset = 0;
  for (const [index, bytes] of written.entries()) {
    glyf.set(bytes, offset);
    offset += bytes.length;
    viewOf(loca).setUint32(4 * (index + 1), offset);
  }
  return { glyf, loca };
}

/** The font's box, and that offsets in `loca` are long. */
function writeBounds(head: DataView, glyphs: readonly Outline[]): void {
  const boxes = glyphs.flatMap((outline) => boxOf(outline) ?? []);
  head.setInt16(
    36,
    boxes.reduce((least, { xMin }) => Math.min(least, xMin), 0),
  );
  head.setInt16(
    38,
    boxes.reduce((least, { yMin }) => Math.min(least, yMin), 0),
  );
  head.setInt16(
    40,
    boxes.reduce((most, { xMax }) => Math.max(most, xMax), 0),
  );
  head.setInt16(
    42,
    boxes.reduce((most, { yMax }) => Math.max(most, yMax), 0),
  );
  head.setInt16(50, 1);
}

/** Of `maxp` where outlines are TrueType's. */
const VERSION = 0x00010000;

/** Capacities a renderer has to provide: no composites, no instructions. */
function maxima(table: Uint8Array, glyphs: readonly Outline[]): Uint8Array {
  const maxp = new Uint8Array(32);
  maxp.set(table.subarray(0, 6));
  const view = viewOf(maxp);
  view.setUint32(0, VERSION);
  const points = glyphs.map(pointsOf);
  view.setUint16(
    6,
    points.reduce((most, own) => Math.max(most, own), 0),
  );
  view.setUint16(
    8,
    glyphs.reduce((most, { length }) => Math.max(most, length), 0),
  );
  view.setUint16(14, 2);
  return maxp;
}
