import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALL_FAMILIES, fontFiles, regularFontFile } from '../font-files.ts';
import { readFont } from '../open-font.ts';
import { draftEdition } from './draft-edition.ts';
import { draftFontFolders } from './draft-fonts.ts';
import { type FontTables, readTables, tableOf, viewOf, writeTables } from './sfnt.ts';

const FAMILY = 'Draft 99';

/** The glyphs' advances, from the pairs of advance and bearing that `hmtx` begins with. */
function advancesOf(tables: FontTables): number[] {
  const hmtx = viewOf(tableOf(tables, 'hmtx'));
  const pairs = viewOf(tableOf(tables, 'hhea')).getUint16(34);
  return Array.from({ length: pairs }, (_, glyph) => hmtx.getUint16(4 * glyph));
}

/** Composites and hints; marks without a width; a script of thousands of glyphs is left to the documents' tests. */
const SOME = ['Inter', 'Ubuntu', 'Cantarell', 'Inconsolata', 'Noto Sans Devanagari', 'Noto Sans Hebrew'];

describe.each(SOME)('the draft edition of %s', (family) => {
  const bytes = new Uint8Array(readFileSync(regularFontFile(family)));
  const drawn = draftEdition(bytes, FAMILY);
  const [font, draft] = [readFont(Buffer.from(bytes)), readFont(Buffer.from(drawn))];

  test('has the same characters, advances, and rules for setting them', () => {
    expect(draft.characterSet).toEqual(font.characterSet);
    expect(draft.numGlyphs).toBe(font.numGlyphs);
    const [before, after] = [readTables(bytes), readTables(drawn)];
    for (const tag of ['GSUB', 'GPOS', 'GDEF', 'OS/2', 'hhea', 'cmap', 'post', 'kern'])
      expect(after.get(tag), tag).toEqual(before.get(tag));
    expect(advancesOf(after)).toEqual(advancesOf(before));
  });

  test('has lines of the whole width in every glyph that takes space, the blank included', () => {
    for (let glyph = 0; glyph < font.numGlyphs; glyph++) {
      const { advanceWidth, path, bbox } = draft.getGlyph(glyph);
      const before = font.getGlyph(glyph);
      if (advanceWidth === 0) {
        expect(path.commands).toHaveLength(before.path.commands.length);
        continue;
      }
      expect(path.commands.length - before.path.commands.length, `glyph ${glyph}`).toBe(10);
      expect(bbox.minX).toBeLessThanOrEqual(0);
      expect(bbox.maxX).toBeGreaterThanOrEqual(advanceWidth);
    }
    expect(draft.glyphForCodePoint(0x20).path.commands).not.toEqual([]);
  });

  test('keeps the letters where they stand', () => {
    for (const letter of 'aégÑ”,') {
      const before = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      const after = draft.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      expect(after.path.toSVG().startsWith(before.path.toSVG()), letter).toBe(true);
    }
  });

  test('goes by its own name in the same style, with the rights of the font', () => {
    expect(draft.familyName).toBe(FAMILY);
    expect(draft.subfamilyName).toBe(font.subfamilyName);
    expect(draft.postscriptName).toBe('Draft99-Regular');
    expect(draft.copyright).toBe(font.copyright);
  });

  test('is summed up as a font file has to be', () => {
    const view = viewOf(drawn);
    let sum = 0;
    for (let at = 0; at < drawn.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });
});

test('a file that is no TrueType font is refused', () => {
  expect(() => draftEdition(Buffer.from('OTTO and more of it'), FAMILY)).toThrow('not a TrueType font');
  const tables = new Map(readTables(readFileSync(regularFontFile('Lato'))));
  tables.delete('loca');
  expect(() => draftEdition(writeTables(tables), FAMILY)).toThrow('no table loca');
});

test('tables written are the tables read', () => {
  const tables = readTables(new Uint8Array(readFileSync(regularFontFile('Lato'))));
  const again = readTables(writeTables(tables));
  expect([...again.keys()].sort()).toEqual([...tables.keys()].sort());
  for (const [tag, bytes] of tables) if (tag !== 'head') expect(tableOf(again, tag), tag).toEqual(bytes);
});

test('editions are made once, and found whole by who comes later', () => {
  const cache = mkdtempSync(join(tmpdir(), 'draft-fonts-'));
  try {
    const folders = draftFontFolders(cache);
    expect(folders).toHaveLength(ALL_FAMILIES.flatMap(fontFiles).length);
    for (const folder of folders) expect(readdirSync(folder)).toHaveLength(1);
    const [made = '', ...more] = readdirSync(cache);
    expect(more).toEqual([]);
    // An image is built by one account and run by another.
    expect(statSync(join(cache, made)).mode & 0o777).toBe(0o755);
    const written = () =>
      folders.flatMap((folder) =>
        readdirSync(folder).map((name) => {
          const { ino, mtimeMs } = statSync(join(folder, name));
          return [ino, mtimeMs];
        }),
      );
    const before = written();
    expect(draftFontFolders(cache)).toEqual(folders);
    expect(written()).toEqual(before);
  } finally {
    rmSync(cache, { recursive: true });
  }
});
