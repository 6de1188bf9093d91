create table if not exists billing_payments (
  id text primary key,
  account_id uuid not null,
  customer_id text not null,
  subscription_id text not null,
  amount integer not null,
  amount_refunded integer not null,
  currency text not null,
  status text not null,
  made_at timestamptz not null,
  invoice_url text
)
