create table if not exists account_keys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null,
  key_hash text not null constraint account_keys_key_hash_unique unique,
  email text,
  expires_at timestamptz not null
)
