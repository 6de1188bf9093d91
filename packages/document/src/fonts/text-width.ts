import { LRUCache } from 'lru-cache';
import { ALL_FAMILIES } from './font-files.ts';
import { openFont } from './open-font.ts';
import { KEPT_FACES } from './own-font/known-faces.ts';

/** Width of a character as part of the font's size; `undefined` where the font has no glyph for it. */
type Advance = (character: string) => number | undefined;

/** All of the product's, and the last of users'. */
const FAMILIES = ALL_FAMILIES.length + KEPT_FACES;

const advances = new LRUCache<string, Advance>({ max: FAMILIES });

function advanceIn(family: string): Advance {
  const known = advances.get(family);
  if (known !== undefined) return known;
  const font = openFont(family);
  const widths = new Map<string, number | undefined>();
  const advance: Advance = (character) => {
    if (widths.has(character)) return widths.get(character);
    const codePoint = character.codePointAt(0) ?? 0;
    const width = font.hasGlyphForCodePoint(codePoint)
      ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
      : undefined;
    widths.set(character, width);
    return width;
  };
  advances.set(family, advance);
  return advance;
}

/**
 * How wide a line is in a family's regular style, as part of the font's size. Kerning is left out; a character the family
 * lacks counts as one as wide as it is high.
 */
export function textWidth(family: string, line: string): number {
  const advance = advanceIn(family);
  return Array.from(line, (character) => advance(character) ?? 1).reduce((sum, width) => sum + width, 0);
}
