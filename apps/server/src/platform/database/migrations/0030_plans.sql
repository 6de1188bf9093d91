create table if not exists plans (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  name_is_own boolean not null,
  status text not null,
  content text not null,
  content_schema integer not null,
  has_images boolean not null,
  version integer not null,
  completeness real not null,
  cover_key text not null constraint plans_cover_key_unique unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
)
