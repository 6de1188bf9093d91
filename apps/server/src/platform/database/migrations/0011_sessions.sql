create table if not exists sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash text not null constraint sessions_token_hash_unique unique,
  device text not null,
  signed_in_at timestamptz not null,
  last_used_at timestamptz not null
)
