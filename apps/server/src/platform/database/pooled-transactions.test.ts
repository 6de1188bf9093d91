import { sql } from 'drizzle-orm';
import { describe, expect, it, type TestContext } from 'vitest';
import { startStallingProxy } from '../../testing/stalling-proxy.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { toApiError } from '../http/to-api-error.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

const QUERY_TIMEOUT_MS = 1_500;
/** The database gives up a sixth earlier, which has to be enough of a difference on a busy machine. */
const PATIENT_MS = 4_500;

const write = (text: string) => sql`insert into notes values (${text})`;

/** A database of a test's own, and one connection to it behind a network that may stall. */
async function network({ onTestFinished }: TestContext) {
  const elsewhere = await openTestDatabase();
  onTestFinished(() => elsewhere.close());
  await elsewhere.query.execute(sql`create table notes (text text)`);
  const proxy = await startStallingProxy(elsewhere.url);
  onTestFinished(() => proxy.close());
  const openOne = async (queryTimeoutMs: number) => {
    const opened = await openDatabase({
      databaseUrl: proxy.url,
      dataDir: '',
      onConnectionLost: () => undefined,
      connections: 1,
      queryTimeoutMs,
    });
    onTestFinished(() => opened.close());
    return opened;
  };
  const database = await openOne(QUERY_TIMEOUT_MS);
  const kept = async () => {
    const { rows } = await elsewhere.query.execute<{ text: string }>(
      sql`select text from notes order by text`,
    );
    return rows.map(({ text }) => text);
  };
  /** Its write is carried out, and nothing more is heard: neither of it nor of the rollback. */
  const failOverAStall = async () => {
    const failing = inTransaction(database.query, async (tx) => {
      proxy.stall();
      await tx.execute(write('half of what failed'));
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(toApiError(error)).toMatchObject({ code: 'not_ready' });
    proxy.resume();
  };
  return { elsewhere, proxy, database, openOne, kept, failOverAStall };
}

// They wait for what gives up: beside each other.

describe.concurrent('after a transaction whose rollback had no answer', () => {
  it('a write that is acknowledged is kept', async (context) => {
    const { database, kept, failOverAStall } = await network(context);
    await failOverAStall();
    await database.query.execute(write('acknowledged'));
    expect(await kept()).toEqual(['acknowledged']);
  });

  it('the next transaction commits nothing of it', async (context) => {
    const { database, kept, failOverAStall } = await network(context);
    await failOverAStall();
    await inTransaction(database.query, (tx) => tx.execute(write('the next one')));
    expect(await kept()).toEqual(['the next one']);
  });

  it('the same holds where it had not even begun', async (context) => {
    const { proxy, database, kept } = await network(context);
    proxy.stall();
    const failing = inTransaction(database.query, (tx) => tx.execute(write('never')));
    await expect(failing).rejects.toThrow();
    proxy.resume();
    await database.query.execute(write('acknowledged'));
    expect(await kept()).toEqual(['acknowledged']);
  });

  it('and inside a savepoint', async (context) => {
    const { proxy, database, kept } = await network(context);
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

describe.concurrent('a database that is slow', () => {
  it.for([
    ['a lock is held', sql`select text from notes for update`],
    ['a statement takes too long', sql`select pg_sleep(5)`],
  ] as const)(
    'gives up itself when %s, before the client does, and the connection stays',
    async ([, statement], context) => {
      const { elsewhere, openOne } = await network(context);
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

  it('ends a transaction whose owner asks nothing any more, and frees what it had locked', async (context) => {
    const { elsewhere, database, kept } = await network(context);
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
