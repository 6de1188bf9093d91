import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationSteps } from './migrate.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open = () =>
  openDatabase({ databaseUrl: database.url, dataDir: '/nonexistent', onConnectionLost: () => undefined });

describe('migrate', () => {
  it('expands a table that has rows, beside a server of the release before', async () => {
    const writtenByEarlier = (feature: string) =>
      database.query.execute(
        sql`insert into feature_switches (feature, is_on, changed_at) values (${feature}, false, now())`,
      );
    await writtenByEarlier('before');
    const { connection, folder } = await ownSteps({
      '0013_feature_switches_reason.sql':
        "alter table feature_switches add column if not exists reason text not null default ''",
      '0014_feature_switches_by_change.sql':
        'create index concurrently if not exists feature_switches_by_change on feature_switches (changed_at)',
    });
    await migrate(connection, folder);
    await writtenByEarlier('beside');
    const { rows } = await database.query.execute(
      sql`select feature, is_on, reason from feature_switches order by feature`,
    );
    expect(rows).toEqual([
      { feature: 'before', is_on: false, reason: '' },
      { feature: 'beside', is_on: false, reason: '' },
    ]);
  });

  it('brings an empty database up to date, even by several servers at once, each step once', async () => {
    await database.query.execute(sql`drop table rate_windows, migrations, migration_lock`);
    expect(await database.isReady()).toBe(false);
    const servers = await Promise.all(Array.from({ length: 5 }, open));
    expect(await Promise.all(servers.map((server) => server.isReady()))).toEqual(servers.map(() => true));
    const { rows } = await database.query.execute(sql`select name from migrations order by name`);
    expect(rows.map(({ name }) => name)).toEqual(await migrationSteps());
    await Promise.all(servers.map((server) => server.close()));
  });

  it('goes on where a server was killed between a step and its note', async () => {
    await database.query.execute(sql`delete from migrations`);
    expect(await database.isReady()).toBe(false);
    const server = await open();
    expect(await server.isReady()).toBe(true);
    await server.close();
  });

  it('waits for a server that migrates, for longer than a statement may take', async () => {
    const released = Promise.withResolvers<void>();
    await database.query.execute(sql`delete from migrations where name like '0001%'`);
    const holding = inTransaction(database.query, async (tx) => {
      await tx.execute(sql`select id from migration_lock where id = 1 for update`);
      await released.promise;
    });
    const opening = openDatabase({
      databaseUrl: database.url,
      dataDir: '',
      onConnectionLost: () => undefined,
      queryTimeoutMs: 1_000,
    });
    const first = await Promise.race([opening.catch(() => 'failed'), pause(2_000).then(() => 'waits')]);
    released.resolve();
    await holding;
    expect(first).toBe('waits');
    const server = await opening;
    expect(await server.isReady()).toBe(true);
    await server.close();
  });

  it('gives a step all the time it needs, whatever the database has for a limit', async () => {
    const { connection, folder } = await ownSteps({ '0001_slow.sql': 'select pg_sleep(1)' });
    const name = new URL(database.url.replace('@/', '@socket/')).pathname.slice(1);
    await database.query.execute(sql.raw(`alter database ${name} set statement_timeout = '200ms'`));
    onTestFinished(async () => {
      await database.query.execute(sql.raw(`alter database ${name} reset statement_timeout`));
    });
    await migrate(connection, folder);
    expect(await appliedOwn()).toEqual(['0001_slow.sql']);
  });

  it('builds an index beside a server that waits, and again where a build was interrupted', async () => {
    await database.query.execute(sql`create table guests (name text)`);
    await database.query.execute(sql`insert into guests values ('ada'), ('ada')`);
    const build = 'create unique index concurrently if not exists guests_name on guests (name)';
    await expect(database.query.execute(sql.raw(build))).rejects.toThrow();
    const isValid = async () =>
      (
        await database.query.execute(
          sql`select indisvalid from pg_index where indexrelid = 'guests_name'::regclass`,
        )
      ).rows;
    expect(await isValid()).toEqual([{ indisvalid: false }]);
    await database.query.execute(sql`delete from guests where ctid = (select min(ctid) from guests)`);
    const { connection, folder } = await ownSteps({ '0001_guests_by_name.sql': build });
    await Promise.all([
      migrate(connection, folder),
      migrate(connection, folder),
      migrate(connection, folder),
    ]);
    expect(await isValid()).toEqual([{ indisvalid: true }]);
  });
});

const appliedOwn = async () =>
  (await database.query.execute<{ name: string }>(sql`select name from migrations`)).rows.map(
    ({ name }) => name,
  );

/** Steps of a test's own, on the database as it would be before them. */
async function ownSteps(steps: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-steps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, statement] of Object.entries(steps)) await writeFile(path.join(folder, name), statement);
  await database.query.execute(sql`delete from migrations`);
  return { connection: { connectionString: database.url }, folder };
}
