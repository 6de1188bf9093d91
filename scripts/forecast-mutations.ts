/**
 * Mutation test of the forecast: sign flips and off-by-ones, one at a time in a copy, and whether its tests notice. Ends with 1
 * below 95 %. `npm run forecast:mutations -- [--only 12] [--only 64-68]`
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MUTATIONS } from './forecast/mutations.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
/** Numbers of the mutations to try, both included: one, a few, or all. */
const [first = 1, last = first] = values.only?.split('-').map(Number) ?? [1, MUTATIONS.length];

/** Whether the tests of a copy of the package fail. */
function testsFail(folder: string): Promise<boolean> {
  const child = spawn(path.join(ROOT, 'node_modules/.bin/vitest'), ['run', '--bail', '1', '--root', folder], {
    cwd: folder,
    env: { ...process.env, FORECAST_MODELS: '60', PROPERTY_SHRINK: 'no' },
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code !== 0)));
}

const folder = await mkdtemp(path.join(tmpdir(), 'forecast-mutations-'));
let noticed = 0;
let tried = 0;
try {
  const sources = path.join(folder, 'packages/forecast/src');
  await cp(path.join(ROOT, 'packages/forecast/src'), sources, { recursive: true });
  await mkdir(path.join(folder, 'tests'));
  for (const file of ['vitest.config.ts', 'tests/property-seed.ts', 'package.json']) {
    await cp(path.join(ROOT, file), path.join(folder, file));
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  if (await testsFail(folder)) throw new Error('the tests fail without a mutation');
  for (const [index, [file, from, to]] of MUTATIONS.entries()) {
    if (index + 1 < first || index + 1 > last) continue;
    const target = path.join(sources, file);
    const original = await readFile(target, 'utf8');
    if (original.split(from).length !== 2) throw new Error(`${file} does not have “${from}” once`);
    await writeFile(target, original.replace(from, to));
    tried += 1;
    const isNoticed = await testsFail(folder);
    if (isNoticed) noticed += 1;
    console.log(`${isNoticed ? 'noticed' : 'SURVIVED'} ${index + 1} ${file}: ${from} → ${to}`);
    await writeFile(target, original);
  }
} finally {
  await rm(folder, { recursive: true });
}
console.log(`${noticed} of ${tried} mutations noticed`);
process.exitCode = noticed >= 0.95 * tried ? 0 : 1;
