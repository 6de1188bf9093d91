import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { programFile, ROOT } from '@trazo/program-files/program-files';

/** All that decides how a plan's first page looks; fonts, compiler and, in a release, our own code by the version. */
const SOURCES = [
  'package.json',
  'packages/document/{src,typst}/**/*.{ts,typ}',
  'packages/document/package.json',
  'packages/templates/**/*.{ts,typ}',
  'packages/plan/src/**/*.ts',
  'packages/messages/*/{document,general,options}.json',
];

let known: string | undefined;

/** Cache key: another one with each release that may typeset a first page in another way. */
export function lookVersion(): string {
  known ??= readLookVersion();
  return known;
}

function readLookVersion(): string {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(programFile(file)));
  return hash.digest('base64url').slice(0, 10);
}
