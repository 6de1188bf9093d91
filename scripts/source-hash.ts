import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const NO_SOURCE = ['**/node_modules/**', '**/*.test.{ts,tsx}', 'apps/web/{build,public/assets}/**'];

/** The SHA-256 of the names and contents of these files below the root, without tests. */
export function hashOf(patterns: readonly string[], start = ''): string {
  const hash = createHash('sha256').update(start);
  const entries = globSync(patterns, { cwd: ROOT, exclude: NO_SOURCE, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}
