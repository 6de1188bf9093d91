import { must } from '@trazo/plan/must';
import type pg from 'pg';
import { z } from 'zod';

/** An account that was deleted: nothing but its id. */
export const erasureSchema = z.object({ id: z.uuid(), at: z.iso.datetime() });
export type Erasure = z.output<typeof erasureSchema>;

/** What is kept of an account that is gone (`billing-holdings.ts`), and what leads from the payment provider to it. */
const KEPT = ['billing_orders', 'billing_payments', 'billing_declarations', 'lookups'];

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
  // Those that refer to others first.
  for (const { name, columns } of tables.toReversed()) {
    if (!columns.includes('account_id') || KEPT.includes(name)) continue;
    await client.query(`delete from ${client.escapeIdentifier(name)} where account_id = any($1)`, [ids]);
  }
  await client.query(`update billing_declarations set name = '', reason = '' where account_id = any($1)`, [
    ids,
  ]);
  await client.query(`delete from lookups where account_id = any($1) and kind <> 'customer'`, [ids]);
  await client.query(
    'insert into erasures (id, erased_at) select * from unnest($1::uuid[], $2::timestamptz[]) on conflict do nothing',
    [ids, erasures.map(({ at }) => at)],
  );
  const { rowCount } = await client.query('delete from accounts where id = any($1)', [ids]);
  return must(rowCount, 'a deletion says how many rows it took');
}
