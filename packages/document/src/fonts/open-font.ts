import { create, type Font, openSync } from 'fontkit';
import { fontFiles, regularFontFile } from './font-files.ts';
import { knownFaces } from './own-font/known-faces.ts';

/** The regular styles of the product's families that were asked for. */
const opened = new Map<string, Font>();

/** A family's regular style, read from its file once; of a user's own, while it is known. */
export function openFont(family: string): Font {
  const known = knownFaces.get(family)?.font ?? opened.get(family);
  if (known !== undefined) return known;
  const font = openFile(regularFontFile(family));
  opened.set(family, font);
  return font;
}

/** All styles of a family; a user's own has one. */
export function openStyles(family: string): readonly Font[] {
  const own = knownFaces.get(family);
  return own === undefined ? fontFiles(family).map(openFile) : [own.font];
}

function openFile(file: string): Font {
  const font = openSync(file);
  if (!isFont(font)) throw new TypeError(`${file} is a collection of fonts`);
  return font;
}

/** A font from its bytes. */
export function readFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!isFont(font)) throw new TypeError('a collection of fonts');
  return font;
}

const isFont = (font: ReturnType<typeof openSync>): font is Font =>
  font.type !== 'TTC' && font.type !== 'DFont';
