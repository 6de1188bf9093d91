create table if not exists images (
  account_id uuid not null references accounts (id) on delete cascade,
  hash text not null,
  source_hash text not null,
  bytes bytea,
  size integer not null,
  object_key text,
  stored_at timestamptz not null default now(),
  primary key (account_id, hash)
);

create index if not exists images_by_source on images (account_id, source_hash);

create table if not exists object_marks (
  account_id uuid not null,
  object_key text not null,
  marked_at timestamptz not null default now(),
  primary key (account_id, object_key)
);
