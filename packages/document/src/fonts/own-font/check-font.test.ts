import { readFileSync } from 'node:fs';
import { EXPECTED_CHARACTERS, lackedIn } from '@trazo/plan/theme/own-font';
import { describe, expect, test } from 'vitest';
import { withCharacters, withTable } from '../../testing/altered-font.ts';
import { asPostScriptFont, selfCallingPostScriptFont } from '../../testing/postscript-font.ts';
import { readTables, writeTables } from '../../testing/sfnt.ts';
import { fontFiles, regularFontFile } from '../font-files.ts';
import { readFont } from '../open-font.ts';
import { checkFont } from './check-font.ts';
import { makeFace } from './own-face.ts';

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
    ['a font whose routines call themselves', selfCallingPostScriptFont(SCADA), 'font_invalid'],
    ['40 MB', new Uint8Array(40_000_000), 'font_too_large'],
    ['a font of pictures', fileOf('Noto Emoji'), 'font_without_letters'],
    [
      'letters without a width',
      altered('hmtx', (hmtx) => new Uint8Array(hmtx.buffer).fill(0)),
      'font_without_letters',
    ],
  ])('that is %s is refused', (_, file, code) => {
    expect(() => checkFont(file)).toThrow(expect.objectContaining({ code }));
  });

  test.each([0x0000, 0x0004, 0x0008, 0x0006])('whose maker permits documents (%i) is taken', (fsType) => {
    expect(checkFont(withFsType(fsType)).name).toBe('Scada');
  });

  test('comes to an end whatever is broken in it', () => {
    for (let at = 0; at < SCADA.length; at += 4001) {
      const file = SCADA.slice();
      file.fill(0xff, at, at + 24);
      try {
        checkFont(file);
      } catch (error) {
        expect(error).toMatchObject({ name: 'FontError' });
      }
    }
  });
});

describe('a font that is taken', () => {
  test.each<[string, Uint8Array]>([
    ['TrueType outlines', SCADA],
    ['PostScript outlines', asPostScriptFont(SCADA)],
  ])('is embedded as it came, with %s: another name is all that is added', (_, file) => {
    expect(checkFont(file)).toEqual({ name: 'Scada', lacks: '' });
    const face = makeFace(file, 'Scada');
    const { familyName, subfamilyName, postscriptName } = readFont(face.file);
    expect([familyName, subfamilyName, postscriptName]).toEqual([face.family, 'Regular', 'Scada-Own']);
    const [before, after] = [readTables(file), readTables(new Uint8Array(face.file))];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [tag, table] of before) if (tag !== 'name') expect(after.get(tag), tag).toEqual(table);
  });

  test('says in which style it is', () => {
    const [, bold = ''] = fontFiles('Scada');
    expect(checkFont(new Uint8Array(readFileSync(bold))).name).toBe('Scada Bold');
  });

  test('says which letters of the five languages it lacks', () => {
    const font = checkFont(
      withCharacters(SCADA, [...EXPECTED_CHARACTERS].filter((c) => !'ßé€'.includes(c)).join('')),
    );
    expect(lackedIn('de', font)).toEqual(['€', 'ß']);
    expect(lackedIn('es', font)).toEqual(['€', 'é']);
    expect(lackedIn('en', font)).toEqual(['€']);
  });
});
