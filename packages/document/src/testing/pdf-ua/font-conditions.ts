import { type Condition, countOf } from './condition.ts';
import { readMarkedContent } from './marked-content.ts';
import type { PdfFile } from './pdf-file.ts';
import { isName, isString, nameOf, type PdfDictionary, type PdfValue } from './pdf-values.ts';

/** A composite font, and the codes that are shown in it. */
interface ShownFont {
  readonly font: PdfDictionary;
  readonly descendant: PdfDictionary;
  readonly shown: ReadonlySet<number>;
  /** Unicode by code, from its ToUnicode map. */
  readonly unicode: ReadonlyMap<number, string>;
}

const known = new WeakMap<PdfFile, readonly ShownFont[]>();

const isFont = (dictionary: PdfDictionary): boolean => nameOf(dictionary.get('Type')) === 'Font';

/** All composite fonts, with the codes that pages, forms and patterns show in them. */
function shownFonts(file: PdfFile): readonly ShownFont[] {
  const before = known.get(file);
  if (before !== undefined) return before;
  const shown = new Map<PdfDictionary, Set<number>>();
  const note = (content: string, owner: PdfDictionary) => {
    const resources = file.dictionary(owner.get('Resources'));
    const fonts = file.dictionary(resources.get('Font'));
    if (fonts.size === 0) return;
    const { codes } = readMarkedContent(content, file.dictionary(resources.get('Properties')));
    for (const [name, used] of codes) {
      const font = file.dictionary(fonts.get(name));
      shown.set(font, new Set([...(shown.get(font) ?? []), ...used]));
    }
  };
  for (const { content, dictionary } of file.pages) note(content, dictionary);
  for (const { bytes, dictionary } of file.streams) if (dictionary.has('Resources')) note(bytes, dictionary);
  const found = [...shown].map(([font, codes]) => ({
    font,
    descendant: file.dictionary(file.list(font.get('DescendantFonts'))[0]),
    shown: codes,
    unicode: readToUnicode(file.stream(font.get('ToUnicode'))?.bytes ?? ''),
  }));
  known.set(file, found);
  return found;
}

/** The entries of a CMap (ISO 32000-1, 9.10.3). */
export function readToUnicode(cmap: string): Map<number, string> {
  const unicode = new Map<number, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]*)>/g))
      unicode.set(Number.parseInt(code, 16), fromUtf16(to));
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', start = ''] of block.matchAll(
      /<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g,
    ))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
        const point = Number.parseInt(start, 16) + code - Number.parseInt(from, 16);
        unicode.set(code, String.fromCodePoint(point));
      }
  return unicode;
}

const fromUtf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const textOf = (value: PdfValue | undefined): string => (isString(value) ? value.bytes : '');

/** What both halves of a composite font say of their characters. */
const system = (file: PdfFile, font: PdfDictionary): string => {
  const info = file.dictionary(font.get('CIDSystemInfo'));
  return `${textOf(info.get('Registry'))}-${textOf(info.get('Ordering'))}`;
};

const isIdentity = ({ font }: ShownFont): boolean => /^Identity-[HV]$/.test(nameOf(font.get('Encoding')));

const composite = (file: PdfFile, isFault: (font: ShownFont) => boolean): number =>
  countOf(shownFonts(file), isFault);

const unmapped = (file: PdfFile): number =>
  shownFonts(file).reduce((sum, { shown, unicode }) => sum + countOf(shown, (code) => !unicode.has(code)), 0);

const PROGRAMS = ['FontFile', 'FontFile2', 'FontFile3'];

export const FONT_CONDITIONS: readonly Condition[] = [
  { id: '10-001', fault: 'a character that stands for no letter', count: unmapped },
  {
    id: '31-001',
    fault: 'a font whose registry is not its encoding’s',
    count: (file) =>
      composite(
        file,
        (font) =>
          !isIdentity(font) &&
          system(file, font.descendant) !==
            system(file, file.stream(font.font.get('Encoding'))?.dictionary ?? new Map()),
      ),
  },
  {
    id: '31-004',
    fault: 'a TrueType font without a map of its glyphs',
    count: (file) =>
      composite(
        file,
        ({ descendant }) =>
          nameOf(descendant.get('Subtype')) === 'CIDFontType2' && !descendant.has('CIDToGIDMap'),
      ),
  },
  {
    id: '31-006',
    fault: 'an encoding that is neither predefined nor embedded',
    count: (file) =>
      composite(file, (font) => !isIdentity(font) && file.stream(font.font.get('Encoding')) === undefined),
  },
  {
    id: '31-009',
    fault: 'a font that is not embedded',
    count: ({ dictionaries }) =>
      countOf(
        dictionaries,
        (each) => nameOf(each.get('Type')) === 'FontDescriptor' && !PROGRAMS.some((key) => each.has(key)),
      ) +
      countOf(
        dictionaries,
        (each) =>
          isFont(each) &&
          nameOf(each.get('Subtype')) !== 'Type0' &&
          nameOf(each.get('Subtype')) !== 'Type3' &&
          !each.has('FontDescriptor'),
      ),
  },
  {
    id: '31-018',
    fault: 'a TrueType font without an encoding',
    count: ({ dictionaries }) =>
      countOf(
        dictionaries,
        (each) =>
          isFont(each) &&
          nameOf(each.get('Subtype')) === 'TrueType' &&
          !isName(each.get('Encoding')) &&
          !each.has('Encoding'),
      ),
  },
  {
    id: '31-027',
    fault: 'a font without a map to Unicode',
    count: (file) => composite(file, ({ font }) => !font.has('ToUnicode')),
  },
  {
    id: '31-028',
    fault: 'a map to U+0000, U+FEFF or U+FFFE',
    count: (file) =>
      shownFonts(file).reduce(
        (sum, { shown, unicode }) =>
          sum + countOf(shown, (code) => /[\0\ufeff\ufffe]/.test(unicode.get(code) ?? '')),
        0,
      ),
  },
  {
    id: '31-030',
    fault: 'the glyph for a missing letter',
    count: (file) => composite(file, ({ shown }) => shown.has(0)),
  },
];
