create table if not exists object_marks (
  account_id uuid not null,
  object_key text not null,
  marked_at timestamptz not null default now(),
  doomed_at timestamptz,
  primary key (account_id, object_key)
)
