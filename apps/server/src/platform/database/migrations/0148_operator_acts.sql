create table if not exists operator_acts (
  id uuid primary key,
  act text not null,
  done_by text,
  subject text not null,
  done_at timestamptz not null
)
