import path from 'node:path';
import { z } from 'zod';

export interface Tally {
  readonly passed: number;
  /** What has failed, each by a name it is found by. */
  readonly failed: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** What vitest's JSON reporter says. A file that failed beside its tests, as when it cannot be read, is a failure too. */
export function readVitest(report: unknown): Tally {
  const { numPassedTests, testResults } = vitestReport.parse(report);
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const tests = assertionResults.filter((each) => each.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [file];
    return tests.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: numPassedTests, failed };
}

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.number(), ok: z.boolean() })),
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

const failedIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failedIn),
];
