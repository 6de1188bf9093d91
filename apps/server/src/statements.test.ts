import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { columnDividing } from './platform/database/division.ts';
import { PERSONAL_COLUMNS } from './platform/personal-data/personal-columns.ts';
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

/** The deletion of an account takes along whatever names it, in the rows of others as well. */
const ACROSS = new RegExp(
  `^(?:delete from|update) (?:${PERSONAL_COLUMNS.map(({ table, column }) => `"${table}"(?: set .*)? where "${column}"`).join('|')}) = any\\(`,
);
/** Of the queue, and of this test itself. */
const OTHERS = /jobs\.|jsonb_each_text/;
const NAMED = /\b(?:from|join|into|update) (?:only )?"?(\w+)"?/gi;

/** The tables of a statement whose rows it does not look for in one account, or by the one key they are looked up by. */
function tablesAcross(statement: string): string[] {
  const named = [...statement.matchAll(NAMED)].flatMap(([, table = '']) =>
    divided.has(table) ? [[table, divided.get(table) ?? ''] as const] : [],
  );
  const isGiven = (table: string, column: string) =>
    new RegExp(`insert into "?${table}"? \\([^)]*\\b${column}\\b`).test(statement) ||
    new RegExp(`"${table}"\\."${column}" (?:= \\$|in \\(\\$)`).test(statement) ||
    new RegExp(`from ${table} where ${column} = (?:any\\()?\\$`).test(statement) ||
    new RegExp(`update "${table}" set .* where "${column}" = any\\(\\$`).test(statement);
  const given = new Set(named.flatMap(([table, column]) => (isGiven(table, column) ? [table] : [])));
  const isJoined = (table: string, column: string) =>
    [...given].some((other) => {
      const [one, another] = [`"${table}"."${column}"`, `"${other}"."${divided.get(other)}"`];
      return statement.includes(`${one} = ${another}`) || statement.includes(`${another} = ${one}`);
    });
  return named.flatMap(([table, column]) => (given.has(table) || isJoined(table, column) ? [] : [table]));
}

const nameOf = ({ table, column }: { readonly table: string; readonly column: string }) =>
  `${table}.${column}`;

/** The columns of whatever table in which an account's id or address stands. */
async function columnsNaming(id: string, email: string): Promise<string[]> {
  const { queuePool } = running.database;
  const { rows: tables } = await queuePool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found = await Promise.all(
    tables.map(({ name }) =>
      queuePool.query<{ name: string }>(
        `select distinct $3 || '.' || c.field as name from "${name}" t, jsonb_each_text(to_jsonb(t)) as c (field, value)
        where strpos(c.value, $1) > 0 or strpos(c.value, $2) > 0`,
        [id, email, name],
      ),
    ),
  );
  return found.flatMap(({ rows }) => rows.map((row) => row.name));
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
  // Where its id or its address stands is known, and its archive has what it says.
  const before = await columnsNaming(account.id, account.email);
  expect(before.filter((name) => !PERSONAL_COLUMNS.map(nameOf).includes(name))).toEqual([]);
  const exported = new Set(account.exported.map((file) => file.split('/').at(-1)));
  for (const one of PERSONAL_COLUMNS) {
    if (!one.exported.startsWith('not: ')) expect(exported).toContain(one.exported);
  }
  await account.delete();
  const kept = PERSONAL_COLUMNS.filter(
    ({ erased, except }) => erased === 'keep' || typeof erased === 'object' || except !== undefined,
  );
  const after = await columnsNaming(account.id, account.email);
  expect(after.filter((name) => !kept.map(nameOf).includes(name))).toEqual([]);
  const statements = new Set(asked.mock.calls.map(([query]) => textOf(query)));
  asked.mockRestore();
  const ours = [...statements].filter((text) => !OTHERS.test(text) && !ACROSS.test(text));
  const reached = new Set(ours.flatMap((text) => [...text.matchAll(NAMED)].map(([, table]) => table)));
  for (const table of divided.keys()) expect([...reached]).toContain(table);
  expect(ours.filter((text) => tablesAcross(text).length > 0)).toEqual([]);
});
