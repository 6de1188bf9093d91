import { must } from '@trazo/plan/must';
import type { Font } from 'fontkit';
import { openFont } from './open-font.ts';

/** Width of a character as part of the font's size; `undefined` where the font has no glyph for it. */
type Advance = (character: string) => number | undefined;

const advances = new WeakMap<Font, Advance>();

function advanceIn(font: Font): Advance {
  const known = advances.get(font);
  if (known !== undefined) return known;
  const widths = new Map<string, number | undefined>();
  const advance: Advance = (character) => {
    if (widths.has(character)) return widths.get(character);
    const codePoint = must(character.codePointAt(0), 'a character has a code point');
    const width = font.hasGlyphForCodePoint(codePoint)
      ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
      : undefined;
    widths.set(character, width);
    return width;
  };
  advances.set(font, advance);
  return advance;
}

/**
 * How wide a line is in a family's regular style, as part of the font's size. Kerning is left out; a character the family
 * lacks counts as one as wide as it is high.
 */
export function textWidth(family: string, line: string): number {
  const advance = advanceIn(openFont(family));
  return Array.from(line, (character) => advance(character) ?? 1).reduce((sum, width) => sum + width, 0);
}
