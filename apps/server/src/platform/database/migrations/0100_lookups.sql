create table if not exists lookups (
  kind text not null,
  key text not null,
  account_id uuid not null,
  primary key (kind, key)
)
