create table if not exists billing_events (
  id text primary key,
  type text not null,
  customer_id text,
  received_at timestamptz not null
)
