alter table billing_orders
  add column if not exists cancelled_at timestamptz,
  add column if not exists resumed_at timestamptz
