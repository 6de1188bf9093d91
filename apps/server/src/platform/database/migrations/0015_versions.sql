create table if not exists plan_versions (
  account_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  kept_at timestamptz not null,
  expires_at timestamptz,
  reason text not null,
  kept_by uuid,
  name text,
  content text not null,
  content_schema integer not null,
  bytes integer not null,
  constraint plan_versions_key primary key (account_id, id),
  constraint plan_versions_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create index if not exists plan_versions_by_plan on plan_versions (account_id, plan_id, kept_at);
create index if not exists plan_versions_by_expiry on plan_versions (expires_at) where expires_at is not null;

create table if not exists version_images (
  account_id uuid not null,
  version_id uuid not null,
  hash text not null,
  constraint version_images_key primary key (account_id, version_id, hash),
  constraint version_images_image foreign key (account_id, hash) references images (account_id, hash),
  constraint version_images_version foreign key (account_id, version_id) references plan_versions (account_id, id) on delete cascade
);

create index if not exists version_images_by_image on version_images (account_id, hash);
