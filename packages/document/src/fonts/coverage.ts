import { must } from '@trazo/plan/must';
import type { Font } from 'fontkit';
import { familiesOf } from './font-files.ts';
import { openFont, openStyles } from './open-font.ts';

/** By the family's regular style: those of a user's own go with it. */
const characterSets = new WeakMap<Font, ReadonlySet<number>>();

/** The characters a family has a glyph for in each of its styles, read once: a few are in the regular one alone. */
function charactersOf(family: string): ReadonlySet<number> {
  const regular = openFont(family);
  const known = characterSets.get(regular);
  if (known !== undefined) return known;
  const characters = openStyles(family)
    .map(({ characterSet }) => new Set(characterSet))
    .reduce((all, ofStyle) => all.intersection(ofStyle));
  characterSets.set(regular, characters);
  return characters;
}

/** A joiner needs no glyph: fonts that know it join, the others leave nothing. */
const NEEDS_NO_GLYPH = new Set([0x200c, 0x200d]);

/** Whether the theme's family or one that takes over from it can show a character; later ones are only read if needed. */
export function canShow(themeFamily: string, character: string): boolean {
  const codePoint = must(character.codePointAt(0), 'a character has a code point');
  return familiesOf(themeFamily).some((family) => charactersOf(family).has(codePoint));
}

/** Whether one family can show all characters of a sign made of several. */
export function canShowTogether(themeFamily: string, sign: string): boolean {
  const codePoints = [...sign]
    .map((character) => must(character.codePointAt(0), 'a character has a code point'))
    .filter((codePoint) => !NEEDS_NO_GLYPH.has(codePoint));
  return familiesOf(themeFamily).some((family) => {
    const characters = charactersOf(family);
    return codePoints.every((codePoint) => characters.has(codePoint));
  });
}
