import { type Font, openSync } from 'fontkit';
import { familiesOf, regularFontFile } from './font-files.ts';

const characterSets = new Map<string, ReadonlySet<number>>();

/** The characters a family has a glyph for, read once from its regular style. */
export function charactersOf(family: string): ReadonlySet<number> {
  const known = characterSets.get(family);
  if (known !== undefined) return known;
  const font = openSync(regularFontFile(family));
  if (!isFont(font)) throw new TypeError(`${family} is a collection of fonts`);
  const characters = new Set(font.characterSet);
  characterSets.set(family, characters);
  return characters;
}

const isFont = (font: ReturnType<typeof openSync>): font is Font =>
  font.type !== 'TTC' && font.type !== 'DFont';

/** A joiner needs no glyph: fonts that know it join, the others leave nothing. */
const NEEDS_NO_GLYPH = new Set([0x200c, 0x200d]);

const allCharacters = new Map<string, ReadonlySet<number>>();

/** What the theme's family and those that take over from it can show between them. */
export function charactersOfDocument(themeFamily: string): ReadonlySet<number> {
  const known = allCharacters.get(themeFamily);
  if (known !== undefined) return known;
  const characters = new Set(familiesOf(themeFamily).flatMap((family) => [...charactersOf(family)]));
  allCharacters.set(themeFamily, characters);
  return characters;
}

/** Whether one family can show all characters of a sign made of several. */
export function canShowTogether(themeFamily: string, sign: string): boolean {
  const codePoints = [...sign]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((codePoint) => !NEEDS_NO_GLYPH.has(codePoint));
  return familiesOf(themeFamily).some((family) => {
    const characters = charactersOf(family);
    return codePoints.every((codePoint) => characters.has(codePoint));
  });
}
