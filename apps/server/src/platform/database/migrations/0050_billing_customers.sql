create table if not exists billing_customers (
  account_id uuid primary key references accounts (id) on delete cascade,
  customer_id text constraint billing_customers_customer_id_unique unique,
  state jsonb not null,
  reads_begun integer not null,
  read_written integer not null,
  setup_intent text,
  setup_applied boolean not null,
  renews_at timestamptz,
  read_at timestamptz
)
