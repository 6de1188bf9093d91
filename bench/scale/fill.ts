import pg from 'pg';

/** Known to the command: what it signs in and opens plans with. */
export interface Template {
  readonly accountId: string;
  readonly planId: string;
}

/** An account of the fill, by its number: what it is called and where its plans are. */
export const emailOf = (number: number): string => `scale-${number}@example.com`;

/** All in the database itself: a row that never leaves it is written several times faster than one that is sent. */
const STATEMENTS = [
  `insert into accounts (id, email, address_key, email_verified_at, password_hash, name, surname, language, contact,
      terms_accepted_at, created_at)
    select pg_temp.uuid_of('account ' || n), 'scale-' || n || '@example.com', 'scale-' || n || '@example.com', created_at,
      password_hash, name, surname, language, contact, terms_accepted_at, now() - (n % 700) * interval '1 day'
    from accounts, generate_series($2::int, $3::int) as n where id = $1`,
  `insert into lookups (kind, key, account_id)
    select 'email', 'scale-' || n || '@example.com', pg_temp.uuid_of('account ' || n)
    from generate_series($2::int, $3::int) as n where $1::uuid is not null`,
  `insert into sessions (id, account_id, token_hash, device, signed_in_at, last_used_at)
    select gen_random_uuid(), pg_temp.uuid_of('account ' || n), md5('token ' || n) || 'xxxxxxxxxxx', 'scale',
      now() - (n % 13) * interval '1 day', now() - (n % 13) * interval '1 day'
    from generate_series($2::int, $3::int) as n where $1::uuid is not null`,
  `insert into lookups (kind, key, account_id)
    select 'session', md5('token ' || n) || 'xxxxxxxxxxx', pg_temp.uuid_of('account ' || n)
    from generate_series($2::int, $3::int) as n where $1::uuid is not null`,
  `insert into mails (account_id, id, cause, kind, queued_at, sent_at)
    select pg_temp.uuid_of('account ' || n), gen_random_uuid(), md5(n || ' ' || m), 'welcome', now() - (n % 89) * interval '1 day',
      now() - (n % 89) * interval '1 day'
    from generate_series($2::int, $3::int) as n, generate_series(1, 3) as m where $1::uuid is not null`,
  // A third pays: a month that renews on any of thirty days, its last three payments with it.
  `insert into billing_customers (account_id, customer_id, state, reads_begun, read_written, setup_applied, renews_at,
      reminded_for, read_at)
    select pg_temp.uuid_of('account ' || n), 'cus_' || n, jsonb_build_object('paidUntil', renews, 'paidFor', 'month',
      'hasPaid', true, 'hadTrial', true, 'card', null, 'debit', null, 'running', jsonb_build_object('id', 'sub_' || n,
      'startedAt', renews - interval '30 days', 'renews', true, 'periodEnd', renews, 'renewalAmount', 95, 'due', null)),
      1, 1, true, renews, case when n % 30 < 4 then renews end, now()
    from (select n, now() + (n % 30) * interval '1 day' as renews
      from generate_series($2::int, $3::int, 3) as n where $1::uuid is not null) as payer`,
  `insert into billing_payments (id, account_id, customer_id, subscription_id, amount, amount_refunded, currency, status,
      made_at)
    select 'in_' || n || '_' || m, pg_temp.uuid_of('account ' || n), 'cus_' || n, 'sub_' || n, 95, 0, 'EUR', 'paid',
      now() - (n % 30 + 30 * m) * interval '1 day'
    from generate_series($2::int, $3::int, 3) as n, generate_series(1, 3) as m where $1::uuid is not null`,
  // What a day leaves in the bucket: a cover drawn again, a picture taken out.
  `insert into object_marks (account_id, object_key, marked_at)
    select pg_temp.uuid_of('account ' || n), 'kept/scale/' || n, now() - interval '30 hours'
    from generate_series($2::int, $3::int, 50) as n where $1::uuid is not null`,
];

/** The same for the same name, and in the form the contract asks for. */
const UUID_OF = `create function pg_temp.uuid_of(text) returns uuid immutable language sql as $$
  select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$`;

/** One account in five hundred has deleted one more plan than it has. */
const PLANS = `insert into plans (id, account_id, name, name_is_own, status, content, content_schema, has_images, version,
    completeness, cover_key, created_at, updated_at, deleted_at)
  select pg_temp.uuid_of('plan ' || n || ' ' || copy), pg_temp.uuid_of('account ' || n), name, name_is_own, status, content,
    content_schema, has_images, 1, completeness, md5('cover ' || n || ' ' || copy), now() - (n % 700) * interval '1 day',
    now() - (n % 90) * interval '1 day', case when copy = 0 then now() - interval '2 days' end
  from plans, generate_series($2::int, $3::int) as n,
    generate_series(case when n % 500 = 0 then 0 else 1 end, $4::int) as copy
  where id = $1`;

/** The fill refers to itself in the right way: looking that up for each of millions of rows takes as long as writing them. */
const UNCHECKED = `set session_replication_role = 'replica'`;

/**
 * Adds accounts numbered `from` to `until`, each with `plans` plans, a session, mails and, for a third, payments; plans and all else
 * at the same time.
 */
export async function fill(
  url: string,
  { accountId, planId }: Template,
  [from, until]: readonly [number, number],
  plans: number,
): Promise<void> {
  await Promise.all([
    connected(url, async (client) => {
      for (const statement of STATEMENTS) await client.query(statement, [accountId, from, until]);
    }),
    connected(url, (client) => client.query(PLANS, [planId, from, until, plans])),
  ]);
  await connected(url, (client) => client.query('vacuum analyze'));
}

async function connected(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(UNCHECKED);
    await client.query(UUID_OF);
    await work(client);
  } finally {
    await client.end();
  }
}

/** What lies on the disk, in bytes, the largest first. */
export async function sizes(url: string): Promise<{ readonly name: string; readonly bytes: number }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; bytes: string }>(
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc`,
    );
    return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
  } finally {
    await client.end();
  }
}
