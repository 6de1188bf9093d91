import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrationSteps } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open = () =>
  openDatabase({ databaseUrl: database.url, dataDir: '/nonexistent', onConnectionLost: () => undefined });

describe('migrate', () => {
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
});
