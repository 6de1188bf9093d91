/** Every check and every test; ends with the line `N passed, N failed`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium } from './chromium.ts';
import { reportStep, runStep } from './run-step.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) });

const reports = mkdtempSync(join(tmpdir(), 'trazo-tests-'));

// Tests start some dozens of servers and command lines: each would strip and compile the same sources again.
process.env['NODE_COMPILE_CACHE'] ??= join(reports, 'compile-cache');

/** A suite that failed without a failed test (it crashed, or found none) counts as one failure. */
function tally(ok: boolean, read: () => Tally): Tally {
  try {
    const { passed, failed } = read();
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const report = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'));

async function checks(): Promise<Tally> {
  const result = await runStep('check', process.execPath, ['scripts/check.ts'], { live: true });
  return { passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1 };
}

async function build(): Promise<Tally> {
  const result = await runStep('build', 'npm', ['run', '--silent', 'build']);
  reportStep(result);
  return { passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1 };
}

/** What they say is kept until they are done: the journeys speak meanwhile. */
async function unitAndApi(): Promise<Tally> {
  const outputFile = join(reports, 'vitest.json');
  const { ok, output } = await runStep('unit and API tests', 'vitest', [
    'run',
    // Beside the journeys a third worker only makes everything else wait.
    `--maxWorkers=${Math.max(2, availableParallelism())}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ]);
  console.log(output);
  return tally(ok, () => {
    const { numPassedTests, numFailedTests } = vitestReport.parse(report('vitest.json'));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function journeys(): Promise<Tally> {
  const chromium = await findChromium();
  const { ok } = await runStep(
    'journeys',
    'playwright',
    ['test', '--config', 'tests/e2e', '--reporter=list,json'],
    {
      live: true,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
    },
  );
  return tally(ok, () => {
    const { stats } = playwrightReport.parse(report('playwright.json'));
    return { passed: stats.expected, failed: stats.unexpected };
  });
}

// Two at a time: none keeps two cores busy by itself, for journeys wait for pages, and many tests for processes and sockets.
const prepared = await Promise.all([checks(), build()]);
const suites = [...prepared, ...(await Promise.all([unitAndApi(), journeys()]))];
rmSync(reports, { recursive: true, force: true });

const passed = suites.reduce((total, suite) => total + suite.passed, 0);
const failed = suites.reduce((total, suite) => total + suite.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
