create table if not exists plan_changes (
  account_id uuid not null,
  plan_id uuid not null,
  version integer not null,
  bytes bytea not null,
  constraint plan_changes_key primary key (account_id, plan_id, version),
  constraint plan_changes_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
)
