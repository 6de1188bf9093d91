create table if not exists announcements (
  id uuid primary key,
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
