alter table billing_customers add column if not exists reminded_for timestamptz
