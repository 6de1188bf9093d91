create table if not exists billing_declarations (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  name text not null,
  reason text not null,
  received_at timestamptz not null
)
