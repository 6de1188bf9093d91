import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCompany } from '@trazo/company/read-company';
import { startGoogleSandbox } from '@trazo/google-sandbox/server';
import { type Sandbox, startSandbox } from '@trazo/stripe-sandbox/server';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Dependencies } from '../app.ts';
import type { AccountsSettings } from '../modules/accounts/accounts.ts';
import type { BillingSettings } from '../modules/billing/billing-settings.ts';
import { sandboxSettings, tellEvents } from '../modules/billing/provider/open-provider.ts';
import type { EntitlementOf } from '../modules/entitlement/entitlement.ts';
import { watchParts } from '../modules/health/watched.ts';
import { createLog } from '../platform/log/log.ts';
import { createDevelopmentMailbox, type DeliveredMail } from '../platform/mailer/development-mailbox.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import { createMetrics } from '../platform/telemetry/metrics.ts';
import { refuseUndeclaredAnswers } from './declared-answers.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { CLUSTER_URL } from './test-cluster.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { testRenderer } from './test-renderer.ts';

const DAY_MS = 24 * 3_600_000;

/** Nearly no limits, no Google. */
export const testAccounts: AccountsSettings = {
  sessions: { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS },
  attemptsPerAddress: 100_000,
  attemptsPerAccount: 1_000,
  google: { clientId: undefined, keysUrl: 'http://127.0.0.1:9/keys' },
};

/** A job may add another one; one that fails is tried again. */
const MAX_ITERATIONS = 20;

/** The prices of the specification. */
const TEST_TERMS = {
  trialPrice: 50,
  subscriptionPrice: 95,
  currency: 'EUR',
  currencySymbol: '€',
  trialDays: 7,
  takesDebits: true,
  graceMs: 7 * DAY_MS,
} as const;

export const testBilling = (sandbox: Sandbox): BillingSettings => ({
  ...sandboxSettings(sandbox, TEST_TERMS),
  callsPerMinute: 100_000,
});

/** Every signed-up user may download: for tests of everything but payments. */
const allMayDownload: EntitlementOf = async () => ({
  state: 'registered',
  mayExport: true,
  until: null,
});

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** What the application logged, line by line. */
  readonly logged: string[];
  /** Its time, moved by hand. */
  readonly clock: TestClock;
  readonly jobs: JobQueue;
  /** The card provider, with a clock of its own. */
  readonly sandbox: Sandbox;
  /** Waits until all webhooks are delivered and the jobs they caused are done. */
  settle(): Promise<void>;
  /** Sends what is queued and returns all mails sent so far, the newest first. */
  mails(): Promise<readonly DeliveredMail[]>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<Dependencies> {
  readonly withGoogleSandbox?: boolean;
  readonly openDatabase?: () => Promise<TestDatabase>;
}

/** The whole application on a real database and real renderers. */
export async function startTestApp({
  withGoogleSandbox = false,
  openDatabase = openTestDatabase,
  ...own
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await openDatabase();
  const nothingBuilt = await mkdtemp(path.join(tmpdir(), 'trazo-front-end-'));
  const logged: string[] = [];
  const renderer = own.renderer ?? testRenderer(({ reason }) => logged.push(`renderer: ${reason}`));
  const log = createLog('info', { write: (line) => logged.push(line) });
  const clock = testClock();
  const metrics = createMetrics();
  watchParts({ metrics, database, renderer, role: 'all' });
  const mailbox = createDevelopmentMailbox(clock.now);
  const sandbox = await startSandbox();
  const google = withGoogleSandbox ? await startGoogleSandbox() : undefined;
  const jobs = await JobQueue.start({
    pool: database.queuePool,
    log,
    isWorker: false,
    metrics,
    engine: CLUSTER_URL === undefined ? 'postgres' : 'citus',
  });
  const app = await buildApp({
    database,
    log,
    clock: clock.now,
    metrics,
    jobs,
    mailTransport: mailbox,
    mailbox,
    publicUrl: 'https://trazo.example',
    company: readCompany({}),
    secondFactorKey: 'a key for tests, which seals nothing real',
    accounts:
      google === undefined ? testAccounts : { ...testAccounts, google: { ...google, sandbox: google } },
    entitlementOf: allMayDownload,
    billing: testBilling(sandbox),
    frontEndFolder: nothingBuilt,
    previewsPerMinute: 1_000,
    addressLookupsPerMinute: 100_000,
    addressLookupsPerDay: 100_000,
    maxEventLoopDelayMs: 0,
    trustedProxies: 0,
    ...own,
    renderer,
  });
  refuseUndeclaredAnswers(app);
  await app.ready();
  const settle = async () => {
    await sandbox.control.settled();
    for (let round = 0; round < MAX_ITERATIONS && (await jobs.workOnce()) > 0; round += 1);
  };
  tellEvents(sandbox, app);
  return {
    app,
    database,
    logged,
    clock,
    jobs,
    sandbox,
    settle,
    mails: async () => {
      await settle();
      return mailbox.mails();
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await sandbox.stop();
      await google?.stop();
      await renderer.close();
      await database.close();
      await rm(nothingBuilt, { recursive: true });
    },
  };
}
