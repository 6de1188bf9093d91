alter table billing_orders add column if not exists refused_at timestamptz
