create table if not exists plan_covers (
  plan_id uuid primary key references plans (id) on delete cascade,
  version integer not null,
  webp bytea not null
)
