import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type StallingProxy, startStallingProxy } from '../../testing/stalling-proxy.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { toApiError } from '../http/to-api-error.ts';
import { type Database, openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

const QUERY_TIMEOUT_MS = 1_500;
/** The database gives up a sixth earlier, which has to be enough of a difference on a busy machine. */
const PATIENT_MS = 4_500;

let elsewhere: TestDatabase;
let proxy: StallingProxy;
/** One connection, behind a network that may stall. */
let database: Database;

beforeEach(async () => {
  elsewhere = await openTestDatabase();
  onTestFinished(() => elsewhere.close());
  await elsewhere.query.execute(sql`create table notes (text text)`);
  proxy = await startStallingProxy(elsewhere.url);
  onTestFinished(() => proxy.close());
  database = await openOne(QUERY_TIMEOUT_MS);
});

async function openOne(queryTimeoutMs: number): Promise<Database> {
  const opened = await openDatabase({
    databaseUrl: proxy.url,
    dataDir: '',
    onConnectionLost: () => undefined,
    connections: 1,
    queryTimeoutMs,
  });
  onTestFinished(() => opened.close());
  return opened;
}

const write = (text: string) => sql`insert into notes values (${text})`;
const kept = async () => {
  const { rows } = await elsewhere.query.execute<{ text: string }>(sql`select text from notes order by text`);
  return rows.map(({ text }) => text);
};

/** Its write is carried out, and nothing more is heard: neither of it nor of the rollback. */
async function failOverAStall(): Promise<void> {
  const failing = inTransaction(database.query, async (tx) => {
    proxy.stall();
    await tx.execute(write('half of what failed'));
  });
  const error: unknown = await failing.catch((reason: unknown) => reason);
  expect(toApiError(error)).toMatchObject({ code: 'not_ready' });
  proxy.resume();
}

describe('after a transaction whose rollback had no answer', () => {
  it('a write that is acknowledged is kept', async () => {
    await failOverAStall();
    await database.query.execute(write('acknowledged'));
    expect(await kept()).toEqual(['acknowledged']);
  });

  it('the next transaction commits nothing of it', async () => {
    await failOverAStall();
    await inTransaction(database.query, (tx) => tx.execute(write('the next one')));
    expect(await kept()).toEqual(['the next one']);
  });

  it('the same holds where it had not even begun', async () => {
    proxy.stall();
    const failing = inTransaction(database.query, (tx) => tx.execute(write('never')));
    await expect(failing).rejects.toThrow();
    proxy.resume();
    await database.query.execute(write('acknowledged'));
    expect(await kept()).toEqual(['acknowledged']);
  });

  it('and inside a savepoint', async () => {
    const failing = inTransaction(database.query, (tx) =>
      tx.transaction(async (inner) => {
        proxy.stall();
        await inner.execute(write('half of what failed'));
      }),
    );
    await expect(failing).rejects.toThrow();
    proxy.resume();
    await database.query.execute(write('acknowledged'));
    expect(await kept()).toEqual(['acknowledged']);
  });
});

describe('a database that is slow', () => {
  it.each([
    ['a lock is held', sql`select text from notes for update`],
    ['a statement takes too long', sql`select pg_sleep(5)`],
  ])(
    'gives up itself when %s, before the client does, and the connection stays',
    async (_what, statement) => {
      await elsewhere.query.execute(write('locked'));
      const patient = await openOne(PATIENT_MS);
      const pid = async () => (await patient.query.execute(sql`select pg_backend_pid() as pid`)).rows;
      const before = await pid();
      await inTransaction(elsewhere.query, async (holder) => {
        await holder.execute(sql`select text from notes for update`);
        const error: unknown = await inTransaction(patient.query, (tx) => tx.execute(statement)).catch(
          (reason: unknown) => reason,
        );
        expect(toApiError(error)).toMatchObject({ code: 'server_busy', retryAfter: expect.any(Number) });
      });
      expect(await pid()).toEqual(before);
    },
  );

  it('ends a transaction whose owner asks nothing any more, and frees what it had locked', async () => {
    await elsewhere.query.execute(write('locked'));
    const idle = inTransaction(database.query, async (tx) => {
      await tx.execute(sql`select text from notes for update`);
      await elsewhere.query.execute(sql`select text from notes for update`);
      await tx.execute(write('too late'));
    });
    const error: unknown = await idle.catch((reason: unknown) => reason);
    expect(toApiError(error)).toMatchObject({ code: 'not_ready' });
    await database.query.execute(write('acknowledged'));
    expect(await kept()).toEqual(['acknowledged', 'locked']);
  });
});
