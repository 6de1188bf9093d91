create table if not exists plans (
  id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  name_is_own boolean not null,
  status text not null,
  content text not null,
  content_schema integer not null,
  has_images boolean not null,
  version integer not null,
  completeness real not null,
  cover_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  epoch integer not null default 0,
  unfolded integer not null default 0,
  content_held boolean not null default true,
  version_due boolean not null default true,
  constraint plans_key primary key (account_id, id),
  constraint plans_cover unique (account_id, cover_key)
);

create index if not exists plans_by_creation on plans (created_at);
create index if not exists plans_by_version_due on plans (account_id) where version_due;
create index if not exists plans_by_deletion on plans (deleted_at) where deleted_at is not null;

create table if not exists plan_images (
  plan_id uuid not null,
  account_id uuid not null,
  hash text not null,
  constraint plan_images_key primary key (account_id, plan_id, hash),
  constraint plan_images_image foreign key (account_id, hash) references images (account_id, hash),
  constraint plan_images_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create index if not exists plan_images_by_image on plan_images (account_id, hash);

create table if not exists plan_covers (
  plan_id uuid not null,
  version integer not null,
  webp bytea,
  drawn_for text,
  account_id uuid not null,
  object_key text,
  constraint plan_covers_key primary key (account_id, plan_id),
  constraint plan_covers_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create table if not exists plan_mailings (
  account_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  recipient text not null,
  mail_cause text not null,
  queued_at timestamptz not null,
  constraint plan_mailings_key primary key (account_id, id),
  constraint plan_mailings_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create index if not exists plan_mailings_by_plan on plan_mailings (account_id, plan_id, queued_at);

create table if not exists plan_documents (
  account_id uuid not null,
  plan_id uuid not null,
  bytes bytea not null,
  constraint plan_documents_key primary key (account_id, plan_id),
  constraint plan_documents_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create table if not exists plan_changes (
  account_id uuid not null,
  plan_id uuid not null,
  version integer not null,
  bytes bytea not null,
  constraint plan_changes_key primary key (account_id, plan_id, version),
  constraint plan_changes_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create table if not exists plan_bases (
  account_id uuid not null,
  plan_id uuid not null,
  version integer not null,
  content text not null,
  constraint plan_bases_key primary key (account_id, plan_id, version),
  constraint plan_bases_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);
