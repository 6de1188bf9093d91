create table if not exists images (
  account_id uuid not null references accounts (id) on delete cascade,
  hash text not null,
  source_hash text not null,
  bytes bytea not null,
  size integer not null,
  primary key (account_id, hash)
)
