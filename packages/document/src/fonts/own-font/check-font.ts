import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { must } from '@trazo/plan/must';
import { EXPECTED_CHARACTERS, OWN_FONT_NAME_LIMIT } from '@trazo/plan/theme/own-font';
import type { Font } from 'fontkit';
import { FontError } from './font-error.ts';
import type { OwnFace } from './known-faces.ts';
import { makeFace } from './own-face.ts';
import { readFontFile } from './read-font-file.ts';

/** What a theme keeps of a font file beside the file itself. */
export interface CheckedFont {
  /** What the font is called; empty where the file does not say. */
  readonly name: string;
  /** Characters of `EXPECTED_CHARACTERS` it has no glyph for. */
  readonly lacks: string;
}

/**
 * Whether a document can be set in an uploaded font file; throws a `FontError` where it cannot. Some files keep readers of
 * outlines busy for ever: to be called in a process that may be ended.
 */
export function checkFont(file: Uint8Array): CheckedFont {
  const font = readFontFile(file);
  try {
    const name = shownName(font);
    const lacks = [...EXPECTED_CHARACTERS].filter((character) => !has(font, character)).join('');
    typesetAll(font, makeFace(file, name));
    return { name, lacks };
  } catch (cause) {
    throw new FontError('font_invalid', { cause });
  }
}

const has = (font: Font, character: string): boolean =>
  font.hasGlyphForCodePoint(must(character.codePointAt(0), 'a character has a code point'));

/** One printable line; the usual style is not named. */
const shownName = ({ fullName }: Font): string =>
  (fullName ?? '')
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/ Regular\s*$/, '')
    .trim()
    .slice(0, OWN_FONT_NAME_LIMIT)
    .toWellFormed()
    .trimEnd();

/** Characters that are drawn, each by itself. */
const DRAWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Sets every character the font has: what the typesetter does not take is refused before a document is in it. */
function typesetAll({ characterSet }: Font, { family, file }: OwnFace): void {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [file] }] });
  const text = characterSet.map((code) => String.fromCodePoint(code)).filter((each) => DRAWN.test(each));
  const compiled = compiler.compile({
    mainFileContent: `
      #set document(title: "Font")
      #set text(font: sys.inputs.family, fallback: false, ligatures: false)
      #sys.inputs.text`,
    inputs: { family, text: text.join('') },
  });
  const document = compiled.result;
  // It warns of a family it has not found: the file is none to it.
  if (document === null || compiled.takeWarnings() !== null)
    throw new TypeError('not a font for the typesetter');
  compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
}
