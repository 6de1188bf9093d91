create table if not exists billing_customers (
  account_id uuid primary key references accounts (id) on delete cascade,
  customer_id text,
  state jsonb not null,
  reads_begun integer not null,
  read_written integer not null,
  setup_intent text,
  setup_applied boolean not null,
  renews_at timestamptz,
  read_at timestamptz,
  reminded_for timestamptz
);

create index if not exists billing_customers_by_renewal on billing_customers (renews_at);

create table if not exists billing_orders (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  first_amount integer not null,
  renewal_amount integer not null,
  currency text not null,
  trial_days integer not null,
  text_version text not null,
  text_language text not null,
  text text not null,
  ordered_at timestamptz not null,
  attempt integer not null,
  subscription_id text,
  concluded_at timestamptz,
  withdrawn_at timestamptz,
  closed_at timestamptz,
  cancelled_at timestamptz,
  resumed_at timestamptz,
  deletion_received_at timestamptz,
  refused_at timestamptz,
  constraint billing_orders_key primary key (account_id, id),
  constraint billing_orders_subscription unique (account_id, subscription_id)
);

create unique index if not exists billing_orders_one_open on billing_orders (account_id) where closed_at is null;

create table if not exists billing_payments (
  id text not null,
  account_id uuid not null,
  customer_id text not null,
  subscription_id text not null,
  amount integer not null,
  amount_refunded integer not null,
  currency text not null,
  status text not null,
  made_at timestamptz not null,
  invoice_url text,
  method text,
  constraint billing_payments_key primary key (account_id, id)
);

create index if not exists billing_payments_by_time on billing_payments (made_at);

create table if not exists billing_events (
  id text primary key,
  type text not null,
  customer_id text,
  received_at timestamptz not null
);

create table if not exists billing_declarations (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  name text not null,
  reason text not null,
  received_at timestamptz not null,
  constraint billing_declarations_key primary key (account_id, id)
);

create table if not exists billing_withdrawals (
  mark text primary key,
  withdrawn_at timestamptz not null
);
