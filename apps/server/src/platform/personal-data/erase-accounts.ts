import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/transaction.ts';
import { release } from '../lookups/lookups.ts';
import { PERSONAL_COLUMNS, type PersonalColumn } from './personal-columns.ts';

/**
 * Deletes all that names the accounts, in the rows of others as well. Returns how many accounts there were. A backup of an earlier
 * release lacks the tables that have come since.
 */
export async function eraseAccounts(
  on: Queryable,
  ids: readonly string[],
  isThere: (column: PersonalColumn) => boolean = () => true,
): Promise<number> {
  const those = sql`any(${sql.param(ids)}::uuid[])`;
  const { rows } = await on.execute<{ key: string }>(
    sql`select address_key as key from accounts where id = ${those}`,
  );
  const addressed = sql`any(${sql.param(rows.map(({ key }) => key))}::text[])`;
  for (const each of PERSONAL_COLUMNS.filter(isThere)) {
    const named = each.holds === 'address key' ? addressed : those;
    await eraseRows(on, each, sql`${sql.identifier(each.column)} = ${named}`);
  }
  return rows.length;
}

async function eraseRows(
  on: Queryable,
  { table, column: own, erased, except, lookup }: PersonalColumn,
  named: SQL,
): Promise<void> {
  const rows = sql.identifier(table);
  if (typeof erased === 'object') {
    const blank = erased.blank.map(
      (column) => sql`${sql.identifier(column)} = ${sql.raw(column === own ? 'null' : "''")}`,
    );
    await on.execute(sql`update ${rows} set ${sql.join(blank, sql`, `)} where ${named}`);
  }
  if (erased !== 'delete') return;
  const deletion = sql`delete from ${rows} where ${named}`;
  if (except !== undefined) deletion.append(sql.raw(` and not (${except})`));
  if (lookup === undefined) return void (await on.execute(deletion));
  deletion.append(sql` returning ${sql.identifier(lookup.key)} as key`);
  const { rows: deleted } = await on.execute<{ key: string }>(deletion);
  await release(
    on,
    lookup.kind,
    deleted.map(({ key }) => key),
  );
}
