import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_FAMILIES, draftFamily, fontFiles } from '../font-files.ts';
import { draftEdition } from './draft-edition.ts';

/** Where tools keep what they can make again: a new installation begins with none of it. */
const CACHE = fileURLToPath(
  new URL('../../../../../node_modules/.cache/trazo-draft-fonts/', import.meta.url),
);

/** The code the editions follow from. */
const SOURCES = [
  'draft-fonts.ts',
  'draft-edition.ts',
  'glyph-outlines.ts',
  'glyph-tables.ts',
  'names.ts',
  'sfnt.ts',
  '../font-files.ts',
];

const FONTS = ALL_FAMILIES.flatMap((family) => fontFiles(family).map((file) => ({ family, file })));

/** Space for a font's table directory, which holds a checksum of each of its tables. */
const DIRECTORY_BYTES = 512;

/**
 * Folders with the draft editions of all fonts, one a file and in the fonts' order: of two weights as near to the wanted one
 * the compiler takes the first. Made where they are missing, which takes seconds: `npm run build` does it beforehand.
 */
export function draftFontFolders(cache: string = CACHE): readonly string[] {
  const folder = join(cache, fingerprint());
  if (!existsSync(folder)) makeFolder(folder, cache);
  return FONTS.map((_, index) => join(folder, String(index)));
}

/** Named after what it holds, it appears whole or not at all: processes that make it at once do not meet. */
function makeFolder(folder: string, cache: string): void {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  try {
    for (const [index, { family, file }] of FONTS.entries()) {
      mkdirSync(join(unfinished, String(index)));
      writeFileSync(
        join(unfinished, String(index), basename(file)),
        draftEdition(readFileSync(file), draftFamily(family)),
      );
    }
    // A temporary folder is its owner's alone; an image is built by one account and run by another.
    chmodSync(unfinished, 0o755);
    moveTo(folder, unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Another process may have been first: its folder holds the same. */
function moveTo(folder: string, unfinished: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) hash.update(readFileSync(new URL(source, import.meta.url)));
  const directory = new Uint8Array(DIRECTORY_BYTES);
  for (const { file } of FONTS) {
    const opened = openSync(file, 'r');
    hash.update(basename(file)).update(directory.subarray(0, readSync(opened, directory, {})));
    closeSync(opened);
  }
  return hash.digest('hex').slice(0, 16);
}
