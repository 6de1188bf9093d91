create table if not exists operator_passes (
  account_id uuid not null,
  session_id uuid not null,
  passed_at timestamptz not null,
  used_at timestamptz not null,
  primary key (account_id, session_id)
)
