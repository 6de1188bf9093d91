-- Which account a key without one belongs to (docs/adr/0094-data-by-account.md).
create table if not exists lookups (
  kind text not null,
  key text not null,
  account_id uuid not null,
  primary key (kind, key)
);

create index if not exists lookups_by_account on lookups (account_id);
