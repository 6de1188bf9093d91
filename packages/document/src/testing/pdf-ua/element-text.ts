import { readToUnicode } from './font-conditions.ts';
import type { PdfFile } from './pdf-file.ts';
import { pageContents } from './structure-conditions.ts';
import type { PdfElement } from './structure-tree.ts';

const known = new WeakMap<PdfFile, ReadonlyMap<string, string>>();

/** What is shown under each mark of a file's pages, as `page object:MCID`. */
function textsOf(file: PdfFile): ReadonlyMap<string, string> {
  const before = known.get(file);
  if (before !== undefined) return before;
  const maps = new Map<unknown, ReadonlyMap<number, string>>();
  const texts = new Map<string, string>();
  for (const [index, { shown }] of pageContents(file).entries()) {
    const page = file.pages[index];
    if (page === undefined) continue;
    const fonts = file.dictionary(file.dictionary(page.dictionary.get('Resources')).get('Font'));
    const unicodeOf = (name: string) => {
      const font = file.dictionary(fonts.get(name));
      const map = maps.get(font) ?? readToUnicode(file.stream(font.get('ToUnicode'))?.bytes ?? '');
      maps.set(font, map);
      return map;
    };
    for (const [mark, codes] of shown) {
      const text = codes.map(({ font, code }) => unicodeOf(font).get(code) ?? '').join('');
      texts.set(`${page.number}:${mark}`, text);
    }
  }
  known.set(file, texts);
  return texts;
}

/** The text an element holds, with that of the elements in it. */
export const elementText = (file: PdfFile, element: PdfElement): string =>
  [
    ...element.content.map((content) => textsOf(file).get(content) ?? ''),
    ...element.children.map((child) => elementText(file, child)),
  ].join('');
