create table if not exists operators (
  account_id uuid primary key,
  secret text,
  enrolled_at timestamptz,
  last_step bigint,
  granted_at timestamptz not null
)
