/**
 * Format, lint, types, import rules, dead code, the table of variables, message catalogues, the files of the sections and the
 * texts that mutations replace. Exits with 1 if any of them objects. `--without-tests` where all tests are run anyway.
 */
import { reportStep, runStep } from './run-step.ts';

type Check = readonly [name: string, command: string, ...args: string[]];

const FOLDERS = ['packages', 'sandboxes', 'apps', 'tests', 'bench', 'scripts'];

/** Only what changed since the last check is looked at again: 2.5 s of processor time where nothing did, 11 s without. */
function since(program: string): readonly string[] {
  const file = `node_modules/.cache/tsc/${program}.tsbuildinfo`;
  return ['--checkers', '1', '--incremental', '--tsBuildInfoFile', file];
}

/** Checks of types go on beside each other, each on one core: four checkers of one program look at the same types again. */
const CHECKS: readonly Check[] = [
  ['format and lint', 'biome', 'ci', '.', '--error-on-warnings'],
  ['types', 'tsc', '-p', '.', ...since('root')],
  ['types of the front end', 'tsc', '-p', 'apps/web', ...since('web')],
  ['import rules', 'depcruise', ...FOLDERS, '--config'],
  ['cycles of folders', 'depcruise', ...FOLDERS, '--config', '.folder-cycles.js'],
  ['dead code and dependencies', 'knip'],
  ['table of variables', 'node', 'scripts/variables-table.ts', '--check'],
];
const TESTS: Check = [
  'message catalogues, files of the sections, vocabulary, mutations',
  'vitest',
  'run',
  'packages/messages',
  'packages/document/src/section-layouts.test.ts',
  'scripts/section/section-files.test.ts',
  'scripts/vocabulary.test.ts',
  'scripts/mutations',
];

/** Most of them use one core. */
const CONCURRENCY = 2;
/** The compiler is gone before its memory is worth sweeping as often as it would by itself (Go's garbage collector). */
const ENVIRONMENT = { GOGC: '400' };

async function passes([name, command, ...args]: Check): Promise<boolean> {
  const result = await runStep(name, command, args, { env: ENVIRONMENT });
  reportStep(result);
  return result.ok;
}

const withTests = !process.argv.includes('--without-tests');
const waiting = [...CHECKS, ...(withTests ? [TESTS] : [])].values();
/** Takes check after check from those that wait; returns how many objected. */
async function lane(): Promise<number> {
  let failed = 0;
  for (const check of waiting) if (!(await passes(check))) failed += 1;
  return failed;
}

const failed = await Promise.all(Array.from({ length: CONCURRENCY }, lane));
process.exitCode = failed.every((count) => count === 0) ? 0 : 1;
