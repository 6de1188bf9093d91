import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './platform/database/database.ts';
import type { ReplicaOutcome } from './platform/database/read-replica.ts';
import { signUpTestAccount } from './testing/test-account.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { contentOf, plansOf } from './testing/test-plans.ts';
import { startTestStandby, type TestStandby } from './testing/test-standby.ts';

let pair: TestStandby;
let running: TestApp;
let plans: ReturnType<typeof plansOf>;

const settings = () => ({
  databaseUrl: pair.primaryUrl('product'),
  readUrl: pair.standbyUrl('product'),
  dataDir: '/nowhere',
  onConnectionLost: () => undefined,
});

beforeAll(async () => {
  pair = await startTestStandby();
  await pair.onPrimary('create database product');
  running = await startTestApp({
    openDatabase: async () => ({ ...(await openDatabase(settings())), url: pair.primaryUrl('product') }),
  });
});
afterAll(async () => {
  await running.close();
  await pair.close();
});
beforeEach(async () => {
  plans = plansOf(await signUpTestAccount(running.app));
});

/** How many reads of the work ended where. */
async function outcomesOf(work: () => Promise<unknown>): Promise<Record<ReplicaOutcome, number>> {
  const before = running.database.replicaReads();
  await work();
  const after = running.database.replicaReads();
  return {
    replica: after.replica - before.replica,
    behind: after.behind - before.behind,
    away: after.away - before.away,
  };
}

/** Saves and reads at once, as often; every read has to have what was just saved. */
async function saveAndRead(rounds: number): Promise<void> {
  const { _id } = await plans.create(contentOf('first'));
  for (let version = 1; version <= rounds; version += 1) {
    expect((await plans.save(_id, version, contentOf(`text ${version}`))).statusCode).toBe(200);
    const [listed] = await plans.list();
    expect([listed?.version, (await plans.open(_id)).version]).toEqual([version + 1, version + 1]);
  }
}

/** The replica comes to serve a list. */
const isReadFrom = () => expect.poll(async () => (await outcomesOf(() => plans.list())).replica).toBe(1);

describe('a read replica', () => {
  it('serves lists and plans once it has caught up', async () => {
    await plans.create(contentOf('x'));
    await isReadFrom();
  });

  it('never shows what is older than the reader’s last write, however far it is behind', async () => {
    await saveAndRead(20);
    await pair.onStandby('select pg_wal_replay_pause()');
    const outcomes = await outcomesOf(() => saveAndRead(3));
    // One that does not say in time how far it is counts as away: on a busy machine, now and then.
    expect([outcomes.replica, outcomes.behind + outcomes.away]).toEqual([0, 6]);
    await expect.poll(async () => (await outcomesOf(() => saveAndRead(1))).behind).toBeGreaterThan(0);
    await pair.onStandby('select pg_wal_replay_resume()');
    await isReadFrom();
  });

  it('may be down: the primary serves what it would have, and it is used again afterwards', async () => {
    await pair.stopStandby();
    const outcomes = await outcomesOf(() => saveAndRead(3));
    expect(outcomes).toMatchObject({ replica: 0, away: 6 });
    await pair.startStandby();
    await isReadFrom();
  });

  it('may be down when the server starts, but not be of another database', async () => {
    await pair.stopStandby();
    const database = await openDatabase(settings());
    await database.close();
    await pair.startStandby();
    const other = await openTestDatabase();
    await expect(openDatabase({ ...settings(), readUrl: other.url })).rejects.toThrow(
      'DATABASE_READ_URL: the database there is not a standby of the one at DATABASE_URL',
    );
    await other.close();
  });
});
