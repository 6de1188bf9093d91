/** Makes a section of one long text, the last of the plan: `npm run new:section <name>`. What to change then stands in CONTRIBUTING.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newSection } from './section/new-section.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const read = (file: string): string | undefined => {
  try {
    return readFileSync(path.join(ROOT, file), 'utf8');
  } catch {
    return undefined;
  }
};

try {
  const files = newSection(process.argv[2] ?? '', read);
  for (const [file, text] of files) writeFileSync(path.join(ROOT, file), text);
  const { status } = spawnSync('npx', ['biome', 'check', '--write', ...files.keys()], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.stdout.write([...files.keys(), ''].join('\n'));
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
