/**
 * Every check and every test; ends with the line `N passed, N failed`. `--release` adds the tests tagged for releases, which start
 * and kill processes, and lets the models follow more sequences.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { reportStep, runStep } from './run-step.ts';
import { type Failure, readPlaywright, readVitest, type Tally } from './test-reports.ts';

const reports = mkdtempSync(join(tmpdir(), 'trazo-tests-'));

// Tests start some dozens of servers and command lines: each would strip and compile the same sources again.
process.env['NODE_COMPILE_CACHE'] ??= join(reports, 'compile-cache');

const isRelease = process.argv.includes('--release');

/** How much the models try: without them, as much as reaches each of their states (each test says so where one is missing). */
const RELEASE_COUNTS = {
  PAYMENT_SEQUENCES: '1000',
  ANY_REQUESTS: '10000',
  FORECAST_MODELS: '400',
  SYNC_RUNS: '400',
  DOCUMENT_RUNS: '300',
};
if (isRelease) Object.assign(process.env, RELEASE_COUNTS);

/** A suite that failed without a failed test (it crashed, or found none) counts as one failure. */
function tally(suite: string, ok: boolean, read: () => Tally): Tally {
  try {
    const { passed, failed } = read();
    return { passed, failed: ok || failed.length > 0 ? failed : [nameless(suite)] };
  } catch {
    return { passed: 0, failed: [nameless(suite)] };
  }
}

const nameless = (name: string): Failure => ({ name, reason: '' });

const single = (name: string, ok: boolean): Tally => ({
  passed: ok ? 1 : 0,
  failed: ok ? [] : [nameless(name)],
});

const report = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'));

async function checks(): Promise<Tally> {
  const result = await runStep('check', process.execPath, ['scripts/check.ts', '--without-tests'], {
    live: true,
  });
  return single('check', result.ok);
}

async function build(): Promise<Tally> {
  const result = await runStep('build', 'npm', ['run', '--silent', 'build']);
  reportStep(result);
  return single('build', result.ok);
}

/** What they say is kept until they are done: the journeys speak meanwhile. */
async function unitAndApi(): Promise<Tally> {
  const outputFile = join(reports, 'vitest.json');
  const { ok, output } = await runStep('unit and API tests', 'vitest', [
    'run',
    ...(isRelease ? [] : ['--tags-filter=!release']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ]);
  console.log(output);
  return tally('unit and API tests', ok, () => readVitest(report('vitest.json')));
}

async function journeys(chromium: string): Promise<Tally> {
  const { ok } = await runStep(
    'journeys',
    'playwright',
    [
      ...['test', '--config', 'tests/e2e', '--reporter=list,json'],
      ...(isRelease ? [] : ['--grep-invert=@release']),
    ],
    {
      live: true,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
    },
  );
  return tally('journeys', ok, () => readPlaywright(report('playwright.json')));
}

/** Needs nothing that is built. */
const withoutBrowser = async () => [await checks(), await unitAndApi()];
/** Meanwhile Chromium is fetched, where there is none. */
const inBrowser = async () => {
  const chromium = findChromium();
  return [await build(), await journeys(await chromium)];
};

// Two at a time: none keeps two cores busy by itself, for journeys wait for pages, and many tests for processes and sockets.
const suites = (await Promise.all([withoutBrowser(), inBrowser()])).flat();
rmSync(reports, { recursive: true, force: true });

const passed = suites.reduce((total, suite) => total + suite.passed, 0);
const failed = suites.flatMap((suite) => suite.failed);
// Repeated last: the end of a log alone names what failed.
for (const { name, reason } of failed) console.log(`FAIL ${name}\n${reason}`.trimEnd());
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
