import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { columnDividing, divideTables } from './division.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function asked<Row extends object>(statement: string): Promise<Row[]> {
  const { rows } = await database.queuePool.query<Row>(statement);
  return rows;
}

/** Tables the product reads and writes, with the columns of what must be within one account. */
const constraints = () =>
  asked<{
    table: string;
    name: string;
    kind: 'p' | 'u' | 'f';
    columns: string[];
    to: string | null;
    there: string[] | null;
  }>(`
    select conrelid::regclass::text as "table", conname as name, contype as kind,
      (select array_agg(attname::text order by position)
        from unnest(conkey) with ordinality as k (number, position)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
      nullif(confrelid, 0)::regclass::text as to,
      (select array_agg(attname::text order by position)
        from unnest(confkey) with ordinality as k (number, position)
        join pg_attribute on attrelid = confrelid and attnum = number) as there
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')`);

const dividedTables = async () =>
  (await asked<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`))
    .map(({ name }) => name)
    .filter((name) => columnDividing(name) !== undefined);

describe('every table that grows', () => {
  it('has the account, or what it is looked up by, in its primary key', async () => {
    const keys = (await constraints()).filter(({ kind }) => kind === 'p');
    for (const table of await dividedTables()) {
      const columns = keys.find((key) => key.table === table)?.columns ?? [];
      expect([table, ...columns]).toContain(columnDividing(table));
    }
  });

  it('has it in every unique constraint and index', async () => {
    const indexes = await asked<{ table: string; name: string; columns: string[] }>(`
      select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
        array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace`);
    expect(indexes.length).toBeGreaterThan(10);
    for (const { table, name, columns } of indexes) {
      const column = columnDividing(table);
      if (column !== undefined) expect([name, ...columns]).toContain(column);
    }
  });

  it('refers to rows of its own account only', async () => {
    const references = (await constraints()).filter(({ kind }) => kind === 'f');
    expect(references.length).toBeGreaterThan(5);
    for (const { name, table, columns, to, there } of references) {
      const from = columns.indexOf(columnDividing(table) ?? '');
      expect([name, from >= 0]).toEqual([name, true]);
      expect([name, there?.[from]]).toEqual([name, columnDividing(to ?? '')]);
    }
  });
});

it('is not divided where there is no Citus, and says so in one line', async () => {
  await expect(divideTables({ connectionString: database.url }, () => undefined)).rejects.toThrow(
    'DATABASE_URL: the database there has no extension citus',
  );
});
