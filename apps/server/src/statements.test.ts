import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { columnDividing } from './platform/database/division.ts';
import { liveThroughAccount } from './testing/account-journey.ts';
import { sharedApp } from './testing/shared-app.ts';
import type { TestApp } from './testing/test-app.ts';

let running: TestApp;
const divided = new Map<string, string>();

sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
  const { rows } = await running.database.queuePool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) {
    const column = columnDividing(name);
    if (column !== undefined) divided.set(name, column);
  }
});

/** The deletion of an account takes along whatever leads to it, wherever that lies. */
const ACROSS = /^delete from "lookups" where \("lookups"\."account_id" = \$1/;
const NAMED = /\b(?:from|join|into|update) (?:only )?"?(\w+)"?/gi;

/** The tables of a statement whose rows it does not look for in one account, or by the one key they are looked up by. */
function tablesAcross(statement: string): string[] {
  const named = [...statement.matchAll(NAMED)].flatMap(([, table = '']) =>
    divided.has(table) ? [[table, divided.get(table) ?? ''] as const] : [],
  );
  const isGiven = (table: string, column: string) =>
    new RegExp(`insert into "?${table}"? \\([^)]*\\b${column}\\b`).test(statement) ||
    new RegExp(`"${table}"\\."${column}" (?:= \\$|in \\(\\$)`).test(statement) ||
    new RegExp(`from ${table} where ${column} = \\$`).test(statement);
  const given = new Set(named.flatMap(([table, column]) => (isGiven(table, column) ? [table] : [])));
  const isJoined = (table: string, column: string) =>
    [...given].some((other) => {
      const [one, another] = [`"${table}"."${column}"`, `"${other}"."${divided.get(other)}"`];
      return statement.includes(`${one} = ${another}`) || statement.includes(`${another} = ${one}`);
    });
  return named.flatMap(([table, column]) => (given.has(table) || isJoined(table, column) ? [] : [table]));
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

it('finds a statement that names no account', () => {
  expect(tablesAcross('select * from "plans" where "plans"."id" = $1')).toEqual(['plans']);
  expect(tablesAcross('update "sessions" set "device" = $1 where "sessions"."id" = $2')).toEqual([
    'sessions',
  ]);
  expect(tablesAcross('select * from "lookups" where "lookups"."account_id" = $1')).toEqual(['lookups']);
  const joined = 'from "sessions" inner join "accounts" on "accounts"."id" = "sessions"."account_id"';
  expect(tablesAcross(`select 1 ${joined} where "sessions"."token_hash" = $1`)).toEqual([
    'sessions',
    'accounts',
  ]);
  expect(tablesAcross(`select 1 ${joined} where "sessions"."account_id" = $1`)).toEqual([]);
});

it('names the account in every statement of its life, or the key that leads to it', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const account = await liveThroughAccount(running);
  await account.delete();
  const statements = new Set(asked.mock.calls.map(([query]) => textOf(query)));
  asked.mockRestore();
  const ours = [...statements].filter((text) => !text.includes('jobs.') && !ACROSS.test(text));
  const reached = new Set(ours.flatMap((text) => [...text.matchAll(NAMED)].map(([, table]) => table)));
  for (const table of divided.keys()) expect([...reached]).toContain(table);
  expect(ours.filter((text) => tablesAcross(text).length > 0)).toEqual([]);
});
