import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { openDatabase } from './database.ts';

it('outlives a connection that breaks while it is checked out and idle', async () => {
  const elsewhere = await openTestDatabase();
  onTestFinished(() => elsewhere.close());
  const lost: Error[] = [];
  const database = await openDatabase({
    databaseUrl: elsewhere.url,
    dataDir: '',
    onConnectionLost: (error) => lost.push(error),
  });
  onTestFinished(() => database.close());
  const held = await database.queuePool.connect();
  onTestFinished(() => held.release(true));
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  await elsewhere.query.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  // PostgreSQL says why it ends the connection, and then the socket may break too: one loss, reported once or twice.
  await expect.poll(() => lost.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(held.query('select 1')).rejects.toThrow();
  expect(await database.isReady()).toBe(true);
});

it('calls no connection lost that ends while the database is closed', async () => {
  const elsewhere = await openTestDatabase();
  onTestFinished(() => elsewhere.close());
  const lost: Error[] = [];
  const onConnectionLost = (error: Error) => lost.push(error);
  const database = await openDatabase({ databaseUrl: elsewhere.url, dataDir: '', onConnectionLost });
  const held = await database.queuePool.connect();
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  const closing = database.close();
  const ended = new Promise((resolve) => held.once('end', () => resolve(undefined)));
  await elsewhere.query.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  await ended;
  held.release(true);
  await closing;
  expect(lost).toEqual([]);
});

it.each([
  ['a user who may make no tables', 'poor', /^DATABASE_URL: .*permission denied for schema public/],
  ['a user there is not', 'absent', /^DATABASE_URL: .*role "absent_\w+" does not exist/],
])('says in one line what is wrong with %s', async (_what, kind, expected) => {
  const elsewhere = await openTestDatabase();
  onTestFinished(() => elsewhere.close());
  const user = `${kind}_${new URL(elsewhere.url.replace('@/', '@host/')).pathname.slice(1)}`;
  if (kind === 'poor') {
    await elsewhere.query.execute(sql.raw(`create role ${user} login`));
    await elsewhere.query.execute(sql.raw('drop table migrations, migration_lock'));
    onTestFinished(async () => {
      await elsewhere.query.execute(sql.raw(`drop role ${user}`));
    });
  }
  const databaseUrl = elsewhere.url.replace(/\/\/[^@]+@/, `//${user}@`);
  const opening = openDatabase({ databaseUrl, dataDir: '', onConnectionLost: () => undefined });
  await expect(opening).rejects.toThrow(StartupError);
  await expect(opening).rejects.toThrow(expected);
});

it('refuses a database that cannot hold every letter: a name in Greek would be lost when it is saved', async () => {
  const elsewhere = await openTestDatabase();
  onTestFinished(() => elsewhere.close());
  const name = `latin_${elsewhere.url.replace(/^.*@\/(\w+).*$/, '$1')}`;
  await elsewhere.query.execute(
    sql.raw(`create database ${name} encoding 'LATIN1' locale 'C' locale_provider libc template template0`),
  );
  onTestFinished(async () => {
    await elsewhere.query.execute(sql.raw(`drop database ${name} with (force)`));
  });
  const databaseUrl = elsewhere.url.replace(/@\/\w+/, `@/${name}`);
  await expect(openDatabase({ databaseUrl, dataDir: '', onConnectionLost: () => undefined })).rejects.toThrow(
    /^DATABASE_URL: the database there must be in UTF8, not LATIN1$/,
  );
});

it('has our own PostgreSQL write no rows into its log: an address in use was quoted there', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { rows } = await database.query.execute(sql`show log_error_verbosity`);
  expect(rows).toEqual([{ log_error_verbosity: 'terse' }]);
});
