import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { brokenUniqueness, inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.query.execute(
    sql`create table tallies (name text constraint tallies_name unique, total integer)`,
  );
  await database.query.execute(sql`insert into tallies values ('a', 0), ('b', 0)`);
});
afterAll(() => database.close());

const totalOf = async (name: string) => {
  const { rows } = await database.query.execute<{ total: number }>(
    sql`select total from tallies where name = ${name}`,
  );
  return rows[0]?.total;
};

it('keeps all of a transaction or nothing', async () => {
  const failing = inTransaction(database.query, async (tx) => {
    await tx.execute(sql`update tallies set total = 100`);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await totalOf('a')).toBe(0);
});

it('runs it whole again when the database could not keep it apart from another one', async () => {
  const met = Promise.withResolvers<void>();
  let runs = 0;
  let read = 0;
  const addOne = () =>
    inTransaction(database.query, async (tx) => {
      runs += 1;
      await tx.execute(sql`set transaction isolation level serializable`);
      const { rows } = await tx.execute<{ total: number }>(sql`select total from tallies where name = 'a'`);
      // All have read before the first one writes.
      read += 1;
      if (read >= 4) met.resolve();
      await met.promise;
      await tx.execute(sql`update tallies set total = ${(rows[0]?.total ?? 0) + 1} where name = 'a'`);
    });
  await Promise.all(Array.from({ length: 4 }, addOne));
  expect(await totalOf('a')).toBe(4);
  expect(runs).toBeGreaterThan(4);
});

it('gets over a deadlock', async () => {
  const met = Promise.withResolvers<void>();
  let arrived = 0;
  const both = (first: string, second: string) =>
    inTransaction(database.query, async (tx) => {
      await tx.execute(sql`update tallies set total = total + 1 where name = ${first}`);
      arrived += 1;
      if (arrived >= 2) met.resolve();
      await met.promise;
      await tx.execute(sql`update tallies set total = total + 1 where name = ${second}`);
    });
  const before = (await totalOf('b')) ?? 0;
  await Promise.all([both('a', 'b'), both('b', 'a')]);
  expect(await totalOf('b')).toBe(before + 2);
});

it('names the uniqueness a statement would break, inside and outside a transaction', async () => {
  const statement = sql`insert into tallies values ('a', 1)`;
  const errors = [
    await database.query.execute(statement).catch((error: unknown) => error),
    await inTransaction(database.query, (tx) => tx.execute(statement)).catch((error: unknown) => error),
  ];
  expect(errors.map(brokenUniqueness)).toEqual(['tallies_name', 'tallies_name']);
  expect(brokenUniqueness(new Error('other'))).toBeUndefined();
  expect(brokenUniqueness(undefined)).toBeUndefined();
});
