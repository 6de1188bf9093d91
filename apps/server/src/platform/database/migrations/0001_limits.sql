create table if not exists rate_windows (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
