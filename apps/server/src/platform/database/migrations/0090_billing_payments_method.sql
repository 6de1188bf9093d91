alter table billing_payments add column if not exists method text
