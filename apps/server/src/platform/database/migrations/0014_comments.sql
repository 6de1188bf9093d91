create table if not exists comment_threads (
  account_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  section text not null,
  field text not null,
  quote text not null,
  share_id uuid,
  begun_at timestamptz not null,
  resolved_at timestamptz,
  constraint comment_threads_key primary key (account_id, id),
  constraint comment_threads_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create index if not exists comment_threads_by_plan on comment_threads (account_id, plan_id);

create table if not exists comment_guests (
  account_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  share_id uuid not null,
  name text not null,
  key_hash text not null,
  blocked_at timestamptz,
  constraint comment_guests_key primary key (account_id, id),
  constraint comment_guests_secret unique (account_id, key_hash),
  constraint comment_guests_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create index if not exists comment_guests_by_plan on comment_guests (account_id, plan_id);

create table if not exists comments (
  account_id uuid not null,
  thread_id uuid not null,
  id uuid not null,
  author_id uuid,
  guest_id uuid,
  text text,
  written_at timestamptz not null,
  constraint comments_key primary key (account_id, id),
  constraint comments_thread foreign key (account_id, thread_id) references comment_threads (account_id, id) on delete cascade
);

create index if not exists comments_by_thread on comments (account_id, thread_id);

create table if not exists commented_plans (
  account_id uuid not null references accounts (id) on delete cascade,
  owner_id uuid not null,
  plan_id uuid not null,
  unread_since timestamptz,
  unmailed_since timestamptz,
  constraint commented_plans_key primary key (account_id, owner_id, plan_id)
);

create index if not exists commented_plans_unmailed on commented_plans (account_id) where unmailed_since is not null;

create table if not exists comment_mail_choices (
  account_id uuid primary key references accounts (id) on delete cascade,
  token text not null,
  wanted boolean not null
);
