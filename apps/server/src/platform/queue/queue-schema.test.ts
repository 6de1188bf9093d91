import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * The first process of a release with a newer pg-boss migrates its schema while processes of the release before still use it, and those
 * are started again on it if the release is taken back. Read pg-boss's own steps before this number is raised (ADR 114).
 */
it('the queue’s tables are of the version that was read', async () => {
  const { rows } = await database.query.execute(sql`select version from jobs.version`);
  expect(rows).toEqual([{ version: 43 }]);
});
