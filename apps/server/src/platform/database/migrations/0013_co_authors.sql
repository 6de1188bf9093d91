create table if not exists co_authors (
  account_id uuid not null,
  plan_id uuid not null,
  member_id uuid not null,
  role text not null,
  joined_at timestamptz not null,
  constraint co_authors_key primary key (account_id, plan_id, member_id),
  constraint co_authors_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
)
