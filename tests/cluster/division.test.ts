import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { divideTables } from '../../apps/server/src/platform/database/division.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { liveThroughAccount } from '../../apps/server/src/testing/account-journey.ts';
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

async function asked<Row extends object>(statement: string): Promise<Row[]> {
  return (await running.database.queuePool.query<Row>(statement)).rows;
}

const divide = async (): Promise<string[]> => {
  const lines: string[] = [];
  await divideTables({ connectionString: running.database.url }, (line) => lines.push(line));
  return lines;
};

it('lies with both workers, each account on one of them', async () => {
  const [{ nodes } = { nodes: 0 }] = await asked<{ nodes: number }>(
    `select count(distinct nodeport)::int as nodes from citus_shards where table_name = 'plans'::regclass`,
  );
  expect(nodes).toBe(2);
  const [{ groups } = { groups: 0 }] = await asked<{ groups: number }>(
    `select count(distinct colocation_id)::int as groups from citus_tables where distribution_column = 'account_id'`,
  );
  expect(groups).toBe(1);
});

it('is divided once: the command says what was divided already', async () => {
  const lines = await divide();
  expect(lines).toContain('plans: was divided already');
  expect(lines).toContain('rate_windows: stays on the coordinator');
  expect(lines.filter((line) => line.includes('divided by'))).toEqual([]);
});

it('asks one worker only, for all an account does', async () => {
  const name = new URL(running.database.url).pathname.slice(1);
  const strict = await startTestApp({
    openDatabase: async () => {
      const { openTestDatabase } = await import('../../apps/server/src/testing/test-database.ts');
      const database = await openTestDatabase();
      const own = new URL(database.url).pathname.slice(1);
      // A statement for several shards fails; connections opened from now on are asked this.
      await database.queuePool.query(`alter database ${own} set citus.multi_task_query_log_level = 'error'`);
      return database;
    },
  });
  onTestFinished(() => strict.close());
  expect(name).not.toBe('');
  const { rows } = await strict.database.queuePool.query('select 1 from pg_dist_partition');
  expect(rows.length).toBeGreaterThan(10);
  await liveThroughAccount(strict);
});

it('lets a later release migrate: columns, indexes, and tables that the command then divides', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-steps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const steps = {
    '9001_plans_note.sql': 'alter table plans add column if not exists note text',
    '9002_plans_by_note.sql':
      'create index concurrently if not exists plans_by_note on plans (account_id, note)',
    '9003_notes.sql':
      'create table if not exists notes (account_id uuid not null, id uuid not null, primary key (account_id, id))',
  };
  for (const [name, text] of Object.entries(steps)) await writeFile(path.join(folder, name), text);
  await liveThroughAccount(running);
  const before = await asked('select account_id, id, content from plans order by id');
  await migrate({ connectionString: running.database.url }, folder);
  expect(await divide()).toContain('notes: divided by account_id, beside accounts');
  expect(await asked('select account_id, id, content from plans order by id')).toEqual(before);
  expect(before.length).toBe(2);
});

it('lets an account go with all that leads to it', async () => {
  const person = await liveThroughAccount(running);
  await person.delete();
  const left = await asked<{ kind: string }>(
    `select kind from lookups where account_id not in (select id from accounts)`,
  );
  expect(left.map(({ kind }) => kind)).toEqual(['customer']);
});
