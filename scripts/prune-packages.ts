import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { allFontFiles } from '../packages/document/src/fonts/font-files.ts';

/**
 * After an install: deletes the files of packages that no part of Trazo reads, a quarter of a gigabyte. No package has just the
 * fonts' styles that the templates use, nor Node without its headers.
 */
const MODULES = path.resolve(import.meta.dirname, '../node_modules');
const UNREAD = [
  '@expo-google-fonts/**/*.ttf',
  'node/node_modules/*/include',
  '**/*.map',
  // Each beside an edition that is read.
  'echarts/dist',
  'pdfjs-dist/{build,image_decoders}',
  'stripe/cjs',
  '@hyzyla/pdfium/dist/*base64*.js',
];

const used = new Set(allFontFiles());
for await (const file of glob(UNREAD, { cwd: MODULES })) {
  const found = path.join(MODULES, file);
  if (!used.has(found)) await rm(found, { recursive: true });
}
