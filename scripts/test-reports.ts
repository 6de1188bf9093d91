import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: readonly Failure[];
}

export interface Failure {
  /** What it is found by. */
  readonly name: string;
  /** The beginning of what was said about it; empty where nothing was. */
  readonly reason: string;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** What vitest's JSON reporter says. A file that failed beside its tests, as when it cannot be read, is a failure too. */
export function readVitest(report: unknown): Tally {
  const { numPassedTests, testResults } = vitestReport.parse(report);
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const tests = assertionResults.filter((each) => each.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [{ name: file, reason: beginning(message) }];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      reason: beginning(failureMessages?.[0]),
    }));
  });
  return { passed: numPassedTests, failed };
}

const LINES = 12;
const beginning = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, LINES)
    .join('\n')
    .trim();

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;
const playwrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(suiteSchema),
});

/** What Playwright's JSON reporter says. */
export function readPlaywright(report: unknown): Tally {
  const { stats, suites } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: suites.flatMap(failedIn) };
}

const failedIn = ({ specs, suites = [] }: Suite): Failure[] => [
  ...specs.filter(({ ok }) => !ok).map(failure),
  ...suites.flatMap(failedIn),
];

function failure({ file, line, title, tests }: z.infer<typeof specSchema>): Failure {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return { name: `${file}:${line} › ${title}`, reason: beginning(errors[0]?.message) };
}
