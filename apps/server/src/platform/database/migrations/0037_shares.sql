create table if not exists shares (
  id uuid primary key,
  plan_id uuid not null references plans (id) on delete cascade,
  token_hash text not null constraint shares_token_hash_unique unique,
  password_hash text,
  expires_at timestamptz,
  created_at timestamptz not null
)
