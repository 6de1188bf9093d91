import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** All that decides how a plan's first page looks; fonts and compiler by the versions that `package.json` pins. */
const SOURCES = [
  'document/{src,typst}/**/*.{ts,typ}',
  'document/package.json',
  'templates/**/*.{ts,typ}',
  'plan/src/**/*.ts',
  'messages/*/{document,general,options}.json',
];

let known: string | undefined;

/** Cache key: another one with each release that may typeset a first page in another way. */
export function lookVersion(): string {
  known ??= readLookVersion();
  return known;
}

function readLookVersion(): string {
  const files = globSync(SOURCES, { cwd: PACKAGES }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(`${PACKAGES}${file}`));
  return hash.digest('base64url').slice(0, 10);
}
