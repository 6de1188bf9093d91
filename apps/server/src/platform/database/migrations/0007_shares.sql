create table if not exists shares (
  id uuid not null,
  plan_id uuid not null,
  token_hash text not null,
  password_hash text,
  expires_at timestamptz,
  created_at timestamptz not null,
  opened integer not null default 0,
  account_id uuid not null,
  token text not null,
  may_download boolean not null default false,
  may_comment boolean not null default false,
  constraint shares_key primary key (account_id, id),
  constraint shares_token unique (account_id, token_hash),
  constraint shares_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
);

create index if not exists shares_by_owners_plan on shares (account_id, plan_id);
