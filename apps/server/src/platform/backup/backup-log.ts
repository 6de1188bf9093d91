import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { z } from 'zod';

/** A backup counts as old when a night was missed, as the alert has it (deploy/monitoring/alerts.yaml). */
const OLD_SECONDS = 26 * 3_600;

const ageRow = z.object({ age: z.number() });

/** The age of the newest backup, in seconds; without any, of the installation. */
export async function backupAge(database: NodePgDatabase): Promise<number> {
  const { rows } = await database.execute(sql`
    select greatest(0, extract(epoch from now() - coalesce(
      (select max(made_at) from backups), (select min(applied_at) from migrations))))::float8 as age`);
  return ageRow.parse(rows[0]).age;
}

const lastRow = z.object({ made_at: z.coerce.date().nullable(), checked_at: z.coerce.date().nullable() });

/** When the newest backup was made, and when one was last read to its end; null for never. */
export async function lastBackup(
  database: NodePgDatabase,
): Promise<{ readonly madeAt: Date | null; readonly checkedAt: Date | null }> {
  const { rows } = await database.execute(
    sql`select max(made_at) as made_at, max(checked_at) as checked_at from backups`,
  );
  const { made_at: madeAt, checked_at: checkedAt } = lastRow.parse(rows[0]);
  return { madeAt, checkedAt };
}

/** Says that the last backup is old, for who runs this. */
export async function oldBackup(database: NodePgDatabase): Promise<string | undefined> {
  const age = await backupAge(database);
  return age > OLD_SECONDS ? `no backup was made for ${Math.round(age / 3_600)} hours` : undefined;
}

/** Notes a backup down; returns the names of those made before, the oldest first. */
export const noteBackup = (connection: pg.ClientConfig, name: string, madeAt: Date): Promise<string[]> =>
  onDatabase(connection, async (client) => {
    await client.query('insert into backups (name, made_at) values ($1, $2) on conflict do nothing', [
      name,
      madeAt,
    ]);
    const { rows } = await client.query<{ name: string }>('select name from backups order by made_at, name');
    return rows.map((row) => row.name);
  });

/** Forgets one that was removed. */
export const forgetBackup = (connection: pg.ClientConfig, name: string): Promise<void> =>
  onDatabase(connection, async (client) => {
    await client.query('delete from backups where name = $1', [name]);
  });

/** Notes down that one was read to its end, if it is of this database. */
export const noteCheck = (connection: pg.ClientConfig, name: string): Promise<void> =>
  onDatabase(connection, async (client) => {
    await client.query('update backups set checked_at = now() where name = $1', [name]);
  });

async function onDatabase<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
