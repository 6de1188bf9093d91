create table if not exists portraits (
  account_id uuid primary key references accounts (id) on delete cascade,
  key text not null constraint portraits_key_unique unique,
  webp bytea not null
)
