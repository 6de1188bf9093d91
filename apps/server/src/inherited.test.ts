import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEND_MAIL } from './platform/mailer/mail-queue.ts';
import { type Inherited, insertInherited } from './testing/inherited-rows.ts';
import { callsWith } from './testing/test-account.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { testClock } from './testing/test-clock.ts';
import { openInheritedDatabase } from './testing/test-database.ts';

/** The first step of the release that divided the tables by account (ADR 94). */
const FIRST_STEP = '0100';
const FOUNDERS = 3;
/** A column that has another name since. */
const nameNow = (column: string) => (column === 'email_key' ? 'address_key as email_key' : column);

type Rows = ReadonlyMap<string, readonly string[]>;

/** Every row of every table of the earlier release, by its columns there. */
async function rowsOf(
  client: pg.Client | pg.Pool,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<Rows> {
  const rows = new Map<string, string[]>();
  for (const [table, names] of columns) {
    const found = await client.query(`select ${names.join(', ')} from ${table}`);
    rows.set(table, found.rows.map((row) => JSON.stringify(row)).sort());
  }
  return rows;
}

async function columnsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' and table_name in (select tablename from pg_tables) and table_name not like 'migration%'
    group by table_name`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

let running: TestApp;
let before: Rows;
let columns: Map<string, string[]>;
const founders: Inherited[] = [];

beforeAll(async () => {
  running = await startTestApp({
    openDatabase: () =>
      openInheritedDatabase(FIRST_STEP, async (client) => {
        const now = testClock().now();
        for (let number = 1; number <= FOUNDERS; number += 1) {
          founders.push(await insertInherited(client, number, now));
        }
        columns = await columnsOf(client);
        before = await rowsOf(client, columns);
      }),
  });
});
afterAll(() => running.close());

describe('what an earlier release has left', () => {
  it('is all there, row by row', async () => {
    for (const [table, rows] of before)
      if (table !== 'rate_windows') expect([table, rows.length]).not.toEqual([table, 0]);
    const now = new Map(columns.entries().map(([table, names]) => [table, names.map(nameNow)]));
    const after = await rowsOf(running.database.queuePool, now);
    for (const [table, rows] of before) expect(after.get(table)).toEqual(expect.arrayContaining([...rows]));
  });

  it('still leaves by mail what waits, with what is attached', async () => {
    for (const { mailId } of founders) await running.jobs.add(running.database.query, SEND_MAIL, { mailId });
    const sent = (await running.mails()).filter(({ kind }) => kind === 'passwordChanged');
    expect(sent.map(({ to }) => to).sort()).toEqual(founders.map(({ email }) => email).sort());
    const { rows } = await running.database.queuePool.query('select 1 from mail_attachments');
    expect(rows).toEqual([]);
  });

  it('is found by session, password, links and covers', async () => {
    for (const { token, email, password, plan, shareToken, portraitKey, recoveryKey } of founders) {
      const call = callsWith(running.app, token);
      const opened = await call({ url: `/api/business_plan/${plan.id}` });
      expect(opened.json()).toMatchObject({ _id: plan.id, version: 3 });
      const signIn = { user_email: email.toUpperCase(), password };
      const signedIn = await running.app.inject({ method: 'POST', url: '/api/users/login', payload: signIn });
      expect(signedIn.statusCode).toBe(200);
      for (const url of [
        `/api/shared/${shareToken}`,
        `/api/covers/${plan.coverKey}`,
        `/api/portraits/${portraitKey}`,
        `/api/users/remember-verify/${recoveryKey}`,
      ]) {
        expect([url, (await running.app.inject({ url })).statusCode]).toEqual([url, 200]);
      }
    }
  });
});
