import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { PERSONAL_COLUMNS } from './personal-columns.ts';

/** Ids of what is no account; what a guest wrote goes with the plan. */
const OTHER_IDS = [
  'id',
  'plan_id',
  'mail_id',
  'session_id',
  'thread_id',
  'share_id',
  'guest_id',
  'version_id',
];
/** Named otherwise than the rule expects. */
const BESIDES = ['accounts.id', 'erasures.id', 'lookups.key', 'operator_acts.subject'];

/** What stays: money for the years the law asks, mail on its way, bytes to be deleted, the operators' record, the erasure itself. */
const STAYING = [
  'billing_orders.account_id',
  'billing_payments.account_id',
  'erasures.id',
  'lookups.account_id',
  'mail_attachments.account_id',
  'mails.account_id',
  'mails.recipient',
  'object_marks.account_id',
  'operator_acts.done_by',
  'operator_acts.subject',
];

const database = await openTestDatabase();
afterAll(() => database.close());

const asked = async <Row extends object>(statement: string): Promise<Row[]> =>
  (await database.queuePool.query<Row>(statement)).rows;

const nameOf = ({ table, column }: { readonly table: string; readonly column: string }) =>
  `${table}.${column}`;

it('are all columns of the database that name an account or an e-mail address', async () => {
  const columns = await asked<{ table: string; column: string; type: string }>(`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public'`);
  const personal = columns.filter(
    ({ column, type }) =>
      (type === 'uuid' && !OTHER_IDS.includes(column)) ||
      (type === 'text' && /(^|_)(email|address|recipient)(_|$)|_by$/.test(column)),
  );
  expect(PERSONAL_COLUMNS.map(nameOf).toSorted()).toEqual([...personal.map(nameOf), ...BESIDES].toSorted());
});

it('go with a row that is deleted where they say so', async () => {
  const references = await asked<{ from: string; to: string }>(`
    select r.relname || '.' || a.attname as from, f.relname || '.' || b.attname as to
    from pg_constraint c
    cross join unnest(c.conkey, c.confkey) as k (here, there)
    join pg_class r on r.oid = c.conrelid join pg_attribute a on a.attrelid = r.oid and a.attnum = k.here
    join pg_class f on f.oid = c.confrelid join pg_attribute b on b.attrelid = f.oid and b.attnum = k.there
    where c.contype = 'f' and c.confdeltype = 'c'`);
  const erased = new Set(PERSONAL_COLUMNS.filter((one) => one.erased === 'delete').map(nameOf));
  for (const { from, to } of [...references, ...references]) if (erased.has(to)) erased.add(from);
  const ofRow = new Set([...erased].map((name) => name.split('.')[0]));
  for (const each of PERSONAL_COLUMNS.filter(({ erased: how }) => how === 'cascade')) {
    expect(each.holds === 'copy' ? ofRow : erased).toContain(
      each.holds === 'copy' ? each.table : nameOf(each),
    );
  }
});

it('stay after the deletion of an account only where a law or the operation of the installation needs them', () => {
  const kept = PERSONAL_COLUMNS.filter(({ erased, except }) => erased === 'keep' || except !== undefined);
  expect(kept.map(nameOf).toSorted()).toEqual(STAYING);
});
