import { viewOf } from './sfnt.ts';

/** Name identifiers (OpenType specification, `name`). */
const FAMILY = 1;
const STYLE = 2;
const FULL = 4;
const VERSION = 5;
const POSTSCRIPT = 6;
const TYPOGRAPHIC_FAMILY = 16;
const TYPOGRAPHIC_STYLE = 17;
/** Copyright, trademark, licence and its address, which an edition under another name keeps. */
const RIGHTS = [0, 7, 13, 14];

/** Those that an edition's are made of. */
const READ = new Set([FAMILY, STYLE, VERSION, TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE, ...RIGHTS]);
/** Characters of a name; licences in words are the longest. Records may all name the same bytes: few could ask for any number. */
const LONGEST = 5_000;

const WINDOWS = 3;
const UNICODE = 1;
const ENGLISH = 0x409;

/** The names of a font's edition under another family's name, in the same style, with the font's rights. */
export function renamed(table: Uint8Array, family: string): Uint8Array {
  const before = englishNames(table);
  const style = before.get(TYPOGRAPHIC_STYLE) ?? before.get(STYLE) ?? 'Regular';
  return writeNames(
    new Map([
      ...rightsIn(before),
      [FAMILY, family],
      [STYLE, before.get(STYLE) ?? 'Regular'],
      [FULL, `${family} ${style}`],
      [VERSION, before.get(VERSION) ?? 'Version 1.0'],
      [POSTSCRIPT, `${family}-${style}`.replaceAll(' ', '')],
    ]),
  );
}

/** The names of a font that is the only style of its family, with its rights. */
export function namedAlone(table: Uint8Array, family: string, postscript: string): Uint8Array {
  const before = englishNames(table);
  return writeNames(
    new Map([
      ...rightsIn(before),
      [FAMILY, family],
      [STYLE, 'Regular'],
      [FULL, family],
      [VERSION, before.get(VERSION) ?? 'Version 1.0'],
      [POSTSCRIPT, postscript],
    ]),
  );
}

/** What a font is called, its style with it where that is not the usual one; empty where it does not say. */
export function fullName(table: Uint8Array): string {
  const names = englishNames(table);
  const family = names.get(TYPOGRAPHIC_FAMILY) ?? names.get(FAMILY) ?? '';
  const style = names.get(TYPOGRAPHIC_STYLE) ?? names.get(STYLE) ?? 'Regular';
  return style === 'Regular' ? family : `${family} ${style}`;
}

const rightsIn = (names: ReadonlyMap<number, string>): [number, string][] =>
  RIGHTS.flatMap((id): [number, string][] => {
    const text = names.get(id);
    return text === undefined ? [] : [[id, text]];
  });

function englishNames(table: Uint8Array): Map<number, string> {
  const view = viewOf(table);
  const strings = view.getUint16(4);
  const found = new Map<number, Uint8Array>();
  for (let index = 0; index < view.getUint16(2); index++) {
    const at = 6 + 12 * index;
    if (view.getUint16(at) !== WINDOWS || view.getUint16(at + 4) !== ENGLISH) continue;
    const id = view.getUint16(at + 6);
    if (!READ.has(id)) continue;
    const start = strings + view.getUint16(at + 10);
    const length = Math.min(view.getUint16(at + 8), 2 * LONGEST);
    found.set(id, table.subarray(start, start + length));
  }
  return new Map(found.entries().map(([id, text]) => [id, new TextDecoder('utf-16be').decode(text)]));
}

function writeNames(names: ReadonlyMap<number, string>): Uint8Array {
  const sorted = [...names].sort(([one], [other]) => one - other);
  const start = 6 + 12 * sorted.length;
  const table = new Uint8Array(start + sorted.reduce((length, [, text]) => length + 2 * text.length, 0));
  const view = viewOf(table);
  view.setUint16(2, sorted.length);
  view.setUint16(4, start);
  let offset = 0;
  for (const [index, [id, text]] of sorted.entries()) {
    const record = [WINDOWS, UNICODE, ENGLISH, id, 2 * text.length, offset];
    for (const [field, value] of record.entries()) view.setUint16(6 + 12 * index + 2 * field, value);
    for (let unit = 0; unit < text.length; unit++)
      view.setUint16(start + offset + 2 * unit, text.charCodeAt(unit));
    offset += 2 * text.length;
  }
  return table;
}
