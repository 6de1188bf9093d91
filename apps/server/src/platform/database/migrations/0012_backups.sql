create table if not exists backups (
  name text primary key,
  made_at timestamptz not null,
  checked_at timestamptz
);
