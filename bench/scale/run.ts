import { parseArgs } from 'node:util';
import { emptyPlan } from '@trazo/plan/plan';
import { SWEEP } from '@trazo/server/modules/accounts/account-sweep';
import { REMIND } from '@trazo/server/modules/billing/reminders';
import { END_OVERDUE } from '@trazo/server/modules/billing/sync/overdue';
import { RECONCILE, RECONCILE_SLICE } from '@trazo/server/modules/billing/sync/reconciliation';
import { COUNT_USAGE } from '@trazo/server/modules/operator/usage-figures';
import { ERASE_OF, ERASURE } from '@trazo/server/modules/plans/deleted-plans';
import { SWEEP_OBJECTS } from '@trazo/server/platform/byte-store/object-sweep';
import { SWEEP_MAILS } from '@trazo/server/platform/mailer/mail-worker';
import type { ObjectStore } from '@trazo/server/platform/object-store/object-store';
import { createS3Store } from '@trazo/server/platform/object-store/s3-store';
import type { RepeatedJob } from '@trazo/server/platform/queue/job-queue';
import { signUpTestAccount } from '@trazo/server/testing/test-account';
import { startTestApp, type TestApp } from '@trazo/server/testing/test-app';
import { contentOf, PLAIN_PLAN, plansOf } from '@trazo/server/testing/test-plans';
import { startTestS3 } from '@trazo/server/testing/test-s3';
import { CALLS, type CallTimes, type Installation, measureCalls } from './calls.ts';
import { fill, sizes } from './fill.ts';

/**
 * `npm run bench:scale -- [--accounts 100000] [--plans 5] [--begun]`: the same calls at a thousand accounts and at many, what they
 * take on the disk, and how long the hourly and daily jobs take. `--begun` fills in plans of which only the company's name is typed:
 * five million full ones take 200 GB. On the tests' PostgreSQL, which does not wait for the disk. Exits with 1 if a call takes more
 * than one and a half times as long, or a job more than a minute.
 */
const FEW = 1_000;
const SLOWER_AT_MOST = 1.5;
const JOB_SECONDS = 60;
/** Of medians below it a share says nothing. */
const NOISE_MS = 1;
const BYTES = 1024 ** 2;
const JOBS: readonly RepeatedJob[] = [
  SWEEP,
  SWEEP_MAILS,
  SWEEP_OBJECTS,
  ERASURE,
  END_OVERDUE,
  COUNT_USAGE,
  REMIND,
  RECONCILE,
];
/** The largest job that one of these hands on: one of sixteen, which a worker does one after the other. */
const A_SLICE = { digit: '0' };

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '100000' },
    plans: { type: 'string', default: '5' },
    begun: { type: 'boolean', default: false },
  },
});
const accounts = Number(values.accounts);
const plans = Number(values.plans);

const stack = new AsyncDisposableStack();
try {
  const s3 = await startTestS3();
  stack.defer(() => s3.close());
  const objects = createS3Store(s3.settings);
  stack.defer(() => objects.close());
  const [few, many] = [await filled(FEW, objects), await filled(accounts, objects)];
  // Once for nothing: code and plans of statements are warm afterwards.
  await measureCalls([few, many]);
  const isSlower = compare(await measureCalls([few, many]));
  for (const { name, bytes } of (await sizes(many.running.database.url)).slice(0, 8)) {
    print(`${name}: ${(bytes / BYTES).toFixed(0)} MB`);
  }
  const isLate = await timeJobs(many.running);
  process.exitCode = isSlower || isLate ? 1 : 0;
} finally {
  await stack.disposeAsync();
}

/** An application with so many accounts, on a database of its own. */
async function filled(count: number, objects: ObjectStore): Promise<Installation> {
  const running = await startTestApp({ objects });
  stack.defer(() => running.close());
  const owner = await signUpTestAccount(running.app);
  const content = contentOf('The plan that is copied', values.begun ? emptyPlan() : PLAIN_PLAN);
  const { _id: planId } = await plansOf(owner).create(content);
  await running.settle();
  const began = performance.now();
  await fill(running.database.url, { accountId: owner.user._id, planId }, [1, count], plans);
  print(`${count} accounts × ${plans} plans filled in ${seconds(began)} s`);
  return { running, accounts: count, password: owner.password };
}

function compare([few, many]: readonly [CallTimes, CallTimes]): boolean {
  print(`call: median at ${FEW}, at ${accounts} accounts, share; p95 at ${FEW}, at ${accounts}`);
  const slower = CALLS.filter((call) => {
    const [a, b] = [few[call], many[call]];
    const share = b.median / a.median;
    const figures = [a.median, b.median].map((time) => `${time.toFixed(1)} ms`);
    print(
      `${call}: ${figures.join(', ')}, ${share.toFixed(2)}; ${a.p95.toFixed(1)} ms, ${b.p95.toFixed(1)} ms`,
    );
    return share > SLOWER_AT_MOST && b.median - a.median > NOISE_MS;
  });
  return slower.length > 0;
}

async function timeJobs({ jobs, database }: TestApp): Promise<boolean> {
  let isLate = false;
  const time = async (name: string, handedOn?: string) => {
    const began = performance.now();
    await jobs.workOnce(name);
    while (handedOn !== undefined && (await jobs.workOnce(handedOn)) > 0);
    print(`${name}: ${seconds(began)} s`);
    isLate ||= performance.now() - began > JOB_SECONDS * 1_000;
    // What it has given to others is theirs.
    await database.queuePool.query('truncate jobs.job');
  };
  for (const job of JOBS) {
    await jobs.add(database.query, job, {});
    await time(job.name, job === ERASURE ? ERASE_OF.name : undefined);
  }
  await jobs.add(database.query, RECONCILE_SLICE, A_SLICE);
  await time(RECONCILE_SLICE.name);
  return isLate;
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
