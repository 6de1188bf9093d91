import { readFileSync } from 'node:fs';
import { EXPECTED_CHARACTERS, lackedIn } from '@trazo/plan/theme/own-font';
import { describe, expect, test } from 'vitest';
import { withCharacters, withTable } from '../../testing/altered-font.ts';
import { asPostScriptFont } from '../../testing/postscript-font.ts';
import { fontFiles, regularFontFile } from '../font-files.ts';
import { readFont } from '../open-font.ts';
import { makeKeptFont } from './kept-font.ts';
import { readTables, tableOf, tablesIn, viewOf, writeTables } from './sfnt.ts';

const fileOf = (family: string) => new Uint8Array(readFileSync(regularFontFile(family)));
const SCADA = fileOf('Scada');

const altered = (tag: string, change: (table: DataView) => void) => withTable(SCADA, tag, change);

function without(...tags: readonly string[]): Uint8Array {
  return writeTables(new Map([...readTables(SCADA)].filter(([tag]) => !tags.includes(tag))));
}

const withFsType = (fsType: number) => altered('OS/2', (os2) => os2.setUint16(8, fsType));
const beginningWith = (text: string): Uint8Array => {
  const file = SCADA.slice();
  file.set(new TextEncoder().encode(text));
  return file;
};

const int16 = (value: number) => [(value >> 8) & 255, value & 255];

/** A PostScript font that has TrueType outlines beside. */
function withBothKinds(): Uint8Array {
  const both = writeTables(new Map([...tablesIn(asPostScriptFont(SCADA)), ['glyf', new Uint8Array(64)]]));
  both.set(new TextEncoder().encode('OTTO'));
  return both;
}

/** Scada with these bytes as its second glyph, and no others. */
function withGlyph(glyph: readonly number[]): Uint8Array {
  const tables = readTables(SCADA);
  const glyf = new Uint8Array(glyph);
  const count = viewOf(tableOf(tables, 'maxp')).getUint16(4);
  const loca = new Uint8Array(4 * (count + 1));
  for (let index = 0; index <= count; index++) viewOf(loca).setUint32(4 * index, index < 2 ? 0 : glyf.length);
  const head = tableOf(tables, 'head').slice();
  viewOf(head).setInt16(50, 1);
  return writeTables(new Map([...tables, ['glyf', glyf], ['loca', loca], ['head', head]]));
}

/** A glyph whose points each stand a step to the right of the one before, at one height. */
const stairOf = (...steps: readonly number[]) => [
  ...int16(1),
  ...[0, 0, 0, 0, 0, 0, 0, 0],
  ...int16(steps.length - 1),
  ...int16(0),
  ...steps.map(() => 0x21),
  ...steps.flatMap(int16),
];

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a file of a user’s own', () => {
  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'font_invalid'],
    ['a picture with another ending', PNG, 'font_invalid'],
    ['a text', new TextEncoder().encode('Dear bank, '.repeat(40)), 'font_invalid'],
    ['half a font', SCADA.slice(0, SCADA.length / 2), 'font_invalid'],
    ['a font without characters', without('cmap'), 'font_invalid'],
    ['a font without outlines', without('glyf'), 'font_invalid'],
    ['a font of no size', altered('head', (head) => head.setUint16(18, 0)), 'font_invalid'],
    ['a font with too few widths', altered('hhea', (hhea) => hhea.setUint16(34, 65_000)), 'font_invalid'],
    ['a collection', beginningWith('ttcf'), 'font_collection'],
    ['a font packed for the web', beginningWith('wOFF'), 'font_format'],
    ['one that is packed better', beginningWith('wOF2'), 'font_format'],
    [
      'a variable font',
      writeTables(new Map([...readTables(SCADA), ['fvar', new Uint8Array(16)]])),
      'font_variable',
    ],
    ['a font with a restricted licence', withFsType(0x0002), 'font_restricted'],
    ['a font that may not be subset', withFsType(0x0104), 'font_restricted'],
    ['a font of which only bitmaps may be embedded', withFsType(0x0200), 'font_restricted'],
    ['a font with outlines of two kinds', withBothKinds(), 'font_invalid'],
    [
      'a font whose glyph is larger than numbers are',
      withGlyph(stairOf(20_000, 20_000, 20_000)),
      'font_invalid',
    ],
    ['40 MB', new Uint8Array(40_000_000), 'font_too_large'],
    ['a font of pictures', fileOf('Noto Emoji'), 'font_without_letters'],
    [
      'letters without a width',
      altered('hmtx', (hmtx) => new Uint8Array(hmtx.buffer).fill(0)),
      'font_without_letters',
    ],
  ])('that is %s is refused', (_, file, code) => {
    expect(() => makeKeptFont(file)).toThrow(expect.objectContaining({ code }));
  });

  test.each([0x0000, 0x0004, 0x0008, 0x0006])('whose maker permits documents (%i) is taken', (fsType) => {
    expect(makeKeptFont(withFsType(fsType)).name).toBe('Scada');
  });

  test('comes to an end whatever is broken in it', () => {
    for (let at = 0; at < SCADA.length; at += 4001) {
      const file = SCADA.slice();
      file.fill(0xff, at, at + 24);
      try {
        makeKeptFont(file);
      } catch (error) {
        expect(error).toMatchObject({ name: 'FontError' });
      }
    }
  });
});

describe('what is kept of it', () => {
  test('follows from the kind of file it says to be', () => {
    const strange = writeTables(new Map([...readTables(SCADA), ['CFF ', new Uint8Array(16)]]));
    expect(Buffer.compare(makeKeptFont(strange).bytes, makeKeptFont(SCADA).bytes)).toBe(0);
  });

  test('has no more of its names than a document needs', () => {
    // Each record names the same 60 kB.
    const [records, length] = [300, 60_000];
    const name = new Uint8Array(6 + 12 * records + length).fill(0x41);
    const view = viewOf(name);
    view.setUint16(2, records);
    view.setUint16(4, 6 + 12 * records);
    for (let index = 0; index < records; index++)
      for (const [field, value] of [3, 1, 0x409, index, length, 0].entries())
        view.setUint16(6 + 12 * index + 2 * field, value);
    const kept = makeKeptFont(writeTables(new Map([...readTables(SCADA), ['name', name]])));
    expect(tableOf(readTables(kept.bytes), 'name').byteLength).toBeLessThan(60_000);
  });

  test('is the same when it is made of what is kept', () => {
    for (const family of ['Scada', 'Playfair Display', 'Ubuntu']) {
      const { bytes, lacks } = makeKeptFont(fileOf(family));
      const again = makeKeptFont(bytes);
      expect(Buffer.compare(again.bytes, bytes), family).toBe(0);
      expect(again.lacks).toBe(lacks);
    }
  });

  test('has the glyphs, their widths and how they are joined, and no instructions', () => {
    const kept = makeKeptFont(SCADA);
    const [before, after] = [readTables(SCADA), readTables(kept.bytes)];
    for (const tag of ['cmap', 'hmtx', 'GPOS']) expect(after.get(tag), tag).toEqual(before.get(tag));
    expect([...after.keys()]).not.toContain('fpgm');
    const [font, own] = [readFont(Buffer.from(SCADA)), readFont(Buffer.from(kept.bytes))];
    for (const letter of 'aégÑß€')
      expect(own.glyphsForString(letter)[0]?.path.toSVG()).toBe(
        font.glyphsForString(letter)[0]?.path.toSVG(),
      );
  });

  test('says in which style it is, and is the regular one of its family', () => {
    const [, bold = ''] = fontFiles('Scada');
    const kept = makeKeptFont(new Uint8Array(readFileSync(bold)));
    expect(kept.name).toBe('Scada Bold');
    const { familyName, subfamilyName, postscriptName } = readFont(Buffer.from(kept.bytes));
    expect([familyName, subfamilyName, postscriptName]).toEqual(['Scada Bold', 'Regular', 'ScadaBold-Own']);
  });

  test('has TrueType outlines where the file has PostScript ones, in the same places', () => {
    const kept = makeKeptFont(asPostScriptFont(SCADA));
    const [font, own] = [readFont(Buffer.from(SCADA)), readFont(Buffer.from(kept.bytes))];
    for (const letter of 'aBgÑ&€8') {
      const [before, after] = [font, own].map((each) => each.glyphForCodePoint(letter.codePointAt(0) ?? 0));
      expect(after?.advanceWidth).toBe(before?.advanceWidth);
      for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const)
        expect(
          Math.abs((after?.bbox[side] ?? 0) - (before?.bbox[side] ?? 99)),
          `${letter} ${side}`,
        ).toBeLessThan(3);
    }
  });

  test('says which letters of the five languages it lacks', () => {
    const { lacks } = makeKeptFont(SCADA);
    expect(lacks).toBe('');
    const font = makeKeptFont(
      withCharacters(SCADA, [...EXPECTED_CHARACTERS].filter((c) => !'ßé€'.includes(c)).join('')),
    );
    expect(lackedIn('de', font)).toEqual(['€', 'ß']);
    expect(lackedIn('es', font)).toEqual(['€', 'é']);
    expect(lackedIn('en', font)).toEqual(['€']);
  });
});
