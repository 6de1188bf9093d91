import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountIdOf } from '../../../platform/authentication/account.ts';
import { createLog } from '../../../platform/log/log.ts';
import { JobQueue } from '../../../platform/queue/job-queue.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { NOTHING_PAID } from '../billing-state.ts';
import { billingCustomers, billingPayments } from '../schema.ts';
import { RECONCILE, RECONCILE_SLICE, registerReconciliation } from './reconciliation.ts';
import { CLOSE_DELETED, SYNC_ACCOUNT } from './sync-jobs.ts';

/** At the ends of all slices, and on both sides of a border between two. */
const ACCOUNTS = [
  '00000000-0000-4000-8000-000000000000',
  '7fffffff-ffff-4fff-bfff-ffffffffffff',
  '80000000-0000-4000-8000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
].map(accountIdOf);
const GONE = accountIdOf('cccccccc-cccc-4ccc-8ccc-cccccccccccc');

let database: TestDatabase;
let jobs: JobQueue;
const read: string[] = [];
const closed: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { query, queuePool } = database;
  jobs = await JobQueue.start({ pool: queuePool, log: createLog('silent'), isWorker: false });
  await jobs.define(SYNC_ACCOUNT, async ({ accountId }) => void read.push(accountId));
  await jobs.define(CLOSE_DELETED, async ({ accountId }) => void closed.push(accountId));
  const now = new Date();
  const retention = { recordsYears: 6, claimsYears: 4 };
  await registerReconciliation({ database: query, clock: () => now, jobs, retention });
  for (const accountId of ACCOUNTS) {
    const address = `${accountId}@example.com`;
    await query.execute(sql`
      insert into accounts (id, email, address_key, name, surname, language, contact, terms_accepted_at, created_at)
      values (${accountId}, ${address}, ${address}, '', '', 'es', '{}', ${now}, ${now})`);
    await query.insert(billingCustomers).values({
      ...{ accountId, customerId: `cus_${accountId}`, state: NOTHING_PAID },
      ...{ readsBegun: 0, readWritten: 0, setupApplied: true },
    });
  }
  for (const accountId of [...ACCOUNTS, GONE]) {
    await query.insert(billingPayments).values({
      ...{ id: `in_${accountId}`, accountId, customerId: `cus_${accountId}`, subscriptionId: 'sub' },
      status: 'processing',
      ...{ amount: 50, amountRefunded: 0, currency: 'EUR', madeAt: now },
    });
  }
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

async function waitingSlices(): Promise<number> {
  const { rows } = await database.query.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from jobs.job where name = ${RECONCILE_SLICE.name} and state < 'active'`,
  );
  return rows[0]?.waiting ?? 0;
}

async function reconcile(): Promise<void> {
  await jobs.add(database.query, RECONCILE, {});
  await jobs.workOnce(RECONCILE.name);
}

it('each account is in one of the sixteen slices, and a second turn adds none to those that wait', async () => {
  await reconcile();
  expect(await waitingSlices()).toBe(16);
  await reconcile();
  expect(await waitingSlices()).toBe(16);
  while ((await jobs.workOnce(RECONCILE_SLICE.name)) > 0);
  await jobs.workOnce(SYNC_ACCOUNT.name);
  await jobs.workOnce(CLOSE_DELETED.name);
  expect(read.toSorted()).toEqual(ACCOUNTS);
  expect(closed).toEqual([GONE]);
});
