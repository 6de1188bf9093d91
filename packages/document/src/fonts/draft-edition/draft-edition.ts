import { boxOf, type Contour, type Outline, outlineReader } from './glyph-outlines.ts';
import { outlineTables } from './glyph-tables.ts';
import { renamed } from './names.ts';
import { type FontTables, readTables, tableOf, viewOf, writeTables } from './sfnt.ts';

/** A construction line's thickness, of the font's size. */
const THICKNESS = 0.012;
/** Where a font does not say how high its small letters are, of the font's size. */
const X_HEIGHT = 0.5;

/** A coordinate has 15 bits and a sign. */
const WIDEST = 0x7fff;

/** Hinting moves points by their number, and device metrics are of hinted glyphs: neither holds for the edition's outlines. */
const OF_HINTS = ['fpgm', 'prep', 'cvt ', 'hdmx', 'VDMX', 'LTSH', 'gasp', 'DSIG'];

/**
 * A font under another name whose glyphs, the blank included, stand on a draughtsman's lines: one along the baseline and one
 * at the small letters' height, as long as the glyph is wide. Advances, kerning, substitutions and characters are the
 * font's, so that text set in either takes the same space.
 */
export function draftEdition(font: Uint8Array, family: string): Uint8Array {
  const tables = readTables(font);
  const hmtx = tableOf(tables, 'hmtx').slice();
  const unitsPerEm = viewOf(tableOf(tables, 'head')).getUint16(18);
  const count = viewOf(tableOf(tables, 'maxp')).getUint16(4);
  const thickness = Math.max(1, Math.round(THICKNESS * unitsPerEm));
  const top = xHeight(tables, unitsPerEm);
  const lines = [0, top - thickness].map((bottom) => [bottom, bottom + thickness] as const);
  const metrics = metricsOf(hmtx, viewOf(tableOf(tables, 'hhea')).getUint16(34));
  const read = outlineReader(tables);
  const glyphs: Outline[] = [];
  for (let glyph = 0; glyph < count; glyph++) {
    const outline = read(glyph);
    const advance = metrics.advance(glyph);
    const drawn =
      advance === 0
        ? outline
        : [...outline, ...lines.map(([y0, y1]) => bar(Math.min(advance, WIDEST), y0, y1))];
    metrics.moveLeft(glyph, (boxOf(drawn)?.xMin ?? 0) - (boxOf(outline)?.xMin ?? metrics.bearing(glyph)));
    glyphs.push(drawn);
  }
  const kept = [...tables].filter(([tag]) => !OF_HINTS.includes(tag));
  return writeTables(
    new Map([
      ...kept,
      ['hmtx', hmtx],
      ...outlineTables(tables, glyphs),
      ['name', renamed(tableOf(tables, 'name'), family)],
    ]),
  );
}

/** A rectangle from the origin to a glyph's advance; clockwise, as TrueType fills. */
const bar = (width: number, bottom: number, top: number): Contour =>
  [
    [0, bottom],
    [0, top],
    [width, top],
    [width, bottom],
  ].map(([x = 0, y = 0]) => ({ x, y, isOnCurve: true }));

function xHeight(tables: FontTables, unitsPerEm: number): number {
  const os2 = viewOf(tableOf(tables, 'OS/2'));
  const said = os2.getUint16(0) >= 2 ? os2.getInt16(86) : 0;
  return said > 0 ? said : Math.round(X_HEIGHT * unitsPerEm);
}

/** Advances and left bearings: those after the last whole pair share its advance. */
function metricsOf(hmtx: Uint8Array, pairs: number) {
  const view = viewOf(hmtx);
  const at = (glyph: number) => (glyph < pairs ? 4 * glyph + 2 : 4 * pairs + 2 * (glyph - pairs));
  const bearing = (glyph: number) => view.getInt16(at(glyph));
  return {
    advance: (glyph: number) => view.getUint16(4 * Math.min(glyph, pairs - 1)),
    bearing,
    /** Renderers move a glyph's outline to its bearing: where it began elsewhere, it does so by as much as before. */
    moveLeft: (glyph: number, by: number) => view.setInt16(at(glyph), bearing(glyph) + by),
  };
}
