alter table billing_orders add column if not exists deletion_received_at timestamptz;
