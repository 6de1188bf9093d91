import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { z } from 'zod';
import { eraseAccounts } from '../personal-data/erase-accounts.ts';

/** An account that was deleted: nothing but its id. */
export const erasureSchema = z.object({ id: z.uuid(), at: z.iso.datetime() });
export type Erasure = z.output<typeof erasureSchema>;

export async function erasuresOf(client: pg.Client): Promise<Erasure[]> {
  const { rows } = await client.query<{ id: string; at: Date }>(
    'select id, erased_at as at from erasures order by erased_at, id',
  );
  return rows.map(({ id, at }) => ({ id, at: at.toISOString() }));
}

/** Deletes accounts that were deleted after a backup from what has just been loaded of it. Returns how many were there. */
export async function replayErasures(
  client: pg.Client,
  tables: readonly { readonly name: string; readonly columns: readonly string[] }[],
  erasures: readonly Erasure[],
): Promise<number> {
  if (erasures.length === 0) return 0;
  const ids = erasures.map(({ id }) => id);
  // What was on its way then has arrived since.
  await client.query('delete from mails where account_id = any($1)', [ids]);
  const erased = await eraseAccounts(drizzle({ client }), ids, ({ table, column }) =>
    tables.some(({ name, columns }) => name === table && columns.includes(column)),
  );
  await client.query(
    'insert into erasures (id, erased_at) select * from unnest($1::uuid[], $2::timestamptz[]) on conflict do nothing',
    [ids, erasures.map(({ at }) => at)],
  );
  return erased;
}
