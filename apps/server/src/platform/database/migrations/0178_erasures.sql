create table if not exists erasures (
  id uuid primary key,
  erased_at timestamptz not null
)
