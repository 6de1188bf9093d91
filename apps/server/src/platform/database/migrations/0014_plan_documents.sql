create table if not exists plan_documents (
  account_id uuid not null,
  plan_id uuid not null,
  bytes bytea not null,
  constraint plan_documents_key primary key (account_id, plan_id),
  constraint plan_documents_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
)
