/**
 * Mutation test: faults, one at a time in a copy of the repository, and whether the tests notice. Ends with 1 if one is not noticed.
 * `npm run mutations -- [area] [--only 12] [--only 64-68]`
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS } from './mutations/areas.ts';
import type { Mutation } from './mutations/mutation.ts';
import { type Failure, readVitest } from './test-reports.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });

/** The sources as they are, and the same installed packages: those of this repository lead to the copy's own sources. */
async function copyRepository(copy: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(path.join(ROOT, name)))) {
    await cp(path.join(ROOT, file), path.join(copy, file));
  }
  const [installed, linked] = [path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules')];
  await mkdir(linked);
  for (const name of await readdir(installed)) {
    if (name !== '@trazo' && name !== '.cache')
      await symlink(path.join(installed, name), path.join(linked, name));
  }
  await cp(path.join(installed, '@trazo'), path.join(linked, '@trazo'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** The first test that fails in the copy; undefined if none does. */
async function failingTest(copy: string, tests: readonly string[]): Promise<Failure | undefined> {
  const report = path.join(copy, 'report.json');
  const options = ['--bail', '1', '--reporter', 'json', '--outputFile', report, '--root', copy];
  const child = spawn(path.join(ROOT, 'node_modules/.bin/vitest'), ['run', ...options, ...tests], {
    cwd: copy,
    env: { ...process.env, FORECAST_MODELS: '60', PROPERTY_SHRINK: 'no' },
    stdio: 'ignore',
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code === 0) return undefined;
  const { failed } = readVitest(JSON.parse(await readFile(report, 'utf8')));
  // Files that were cut off by the first failure have none of their own.
  const first = failed.find(({ reason }) => reason !== '') ?? failed[0];
  const { name, reason } = first ?? { name: 'no test', reason: 'the run itself failed' };
  return { name: name.replace(`${path.relative(process.cwd(), copy)}/`, ''), reason };
}

async function withFault<Result>(copy: string, { file, from, to }: Mutation, run: () => Promise<Result>) {
  const target = path.join(copy, file);
  const original = await readFile(target, 'utf8');
  if (original.split(from).length !== 2) throw new Error(`${file} does not have “${from}” once`);
  await writeFile(
    target,
    original.replace(from, () => to),
  );
  const result = await run();
  await writeFile(target, original);
  return result;
}

/** The mutations asked for, with their numbers in their areas. */
function chosen(): { readonly name: string; readonly mutation: Mutation }[] {
  const [area] = positionals;
  if (area !== undefined && !AREAS.has(area))
    throw new Error(`the areas are ${[...AREAS.keys()].join(', ')}`);
  const [first = 1, last = first] = values.only?.split('-').map(Number) ?? [1, Number.POSITIVE_INFINITY];
  return [...AREAS].flatMap(([name, mutations]) =>
    area !== undefined && area !== name
      ? []
      : mutations.flatMap((mutation, index) =>
          index + 1 < first || index + 1 > last ? [] : [{ name: `${name} ${index + 1}`, mutation }],
        ),
  );
}

const mutations = chosen();
const copy = await mkdtemp(path.join(tmpdir(), 'trazo-mutations-'));
let survived = 0;
try {
  await copyRepository(copy);
  const tests = new Set(mutations.flatMap(({ mutation }) => mutation.tests));
  const failing = await failingTest(copy, [...tests]);
  if (failing !== undefined) {
    throw new Error(`without a mutation this fails: ${failing.name}\n${failing.reason}`);
  }
  for (const { name, mutation } of mutations) {
    const test = await withFault(copy, mutation, () => failingTest(copy, mutation.tests));
    if (test === undefined) survived += 1;
    console.log(
      `${test === undefined ? 'SURVIVED' : 'noticed'} ${name} ${mutation.file}: ${mutation.from} → ${mutation.to}`,
    );
    if (test !== undefined) console.log(`  ${test.name}`);
  }
} finally {
  await rm(copy, { recursive: true });
}
console.log(`${mutations.length - survived} of ${mutations.length} mutations noticed`);
process.exitCode = survived === 0 ? 0 : 1;
