create table if not exists billing_withdrawals (
  mark text primary key,
  withdrawn_at timestamptz not null
)
