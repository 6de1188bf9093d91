create table if not exists co_authors (
  account_id uuid not null,
  plan_id uuid not null,
  member_id uuid not null,
  role text not null,
  joined_at timestamptz not null,
  constraint co_authors_key primary key (account_id, plan_id, member_id),
  constraint co_authors_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create table if not exists co_authored_plans (
  account_id uuid not null references accounts (id) on delete cascade,
  plan_id uuid not null,
  owner_id uuid not null,
  constraint co_authored_plans_key primary key (account_id, plan_id)
);

create table if not exists section_authors (
  account_id uuid not null,
  plan_id uuid not null,
  section text not null,
  author_id uuid not null,
  changed_at timestamptz not null,
  constraint section_authors_key primary key (account_id, plan_id, section),
  constraint section_authors_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create table if not exists invitations (
  account_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  email text not null,
  email_key text not null,
  role text not null,
  token_hash text not null,
  expires_at timestamptz not null,
  accepted_by uuid,
  constraint invitations_key primary key (account_id, id),
  constraint invitations_token unique (account_id, token_hash),
  constraint invitations_address unique (account_id, plan_id, email_key),
  constraint invitations_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);
