create table if not exists plan_versions (
  account_id uuid not null,
  plan_id uuid not null,
  version integer not null,
  content text not null,
  constraint plan_versions_key primary key (account_id, plan_id, version),
  constraint plan_versions_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
)
