create table if not exists billing_orders (
  id uuid primary key,
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
  subscription_id text constraint billing_orders_subscription_unique unique,
  concluded_at timestamptz,
  withdrawn_at timestamptz,
  closed_at timestamptz
)
