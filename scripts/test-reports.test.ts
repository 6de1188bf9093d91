import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from './test-reports.ts';

it('names the failed unit tests, and the file that could not be read', () => {
  const here = `${process.cwd()}/packages/plan/src`;
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: `${here}/money.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: 'money adds up', status: 'passed' },
          {
            fullName: 'money is rounded',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at here'],
          },
        ],
      },
      {
        name: `${here}/broken.test.ts`,
        status: 'failed',
        message: 'a bracket is missing',
        assertionResults: [],
      },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 1,
    failed: [
      {
        name: 'packages/plan/src/money.test.ts › money is rounded',
        reason: 'expected 1 to be 2\n    at here',
      },
      { name: 'packages/plan/src/broken.test.ts', reason: 'a bracket is missing' },
    ],
  });
});

it('names the failed journeys, wherever they are described', () => {
  const journey = (title: string, line: number, ok: boolean) => ({
    title,
    file: 'drafts.spec.ts',
    line,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'a word was lost' }] }] }],
  });
  const report = {
    stats: { expected: 1 },
    suites: [
      {
        title: 'drafts.spec.ts',
        specs: [journey('a crash costs nothing', 33, true)],
        suites: [{ title: 'two tabs', specs: [journey('complete each other', 44, false)] }],
      },
    ],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failed: [{ name: 'drafts.spec.ts:44 › complete each other', reason: 'a word was lost' }],
  });
});
