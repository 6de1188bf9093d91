create table if not exists co_authored_plans (
  account_id uuid not null references accounts (id) on delete cascade,
  plan_id uuid not null,
  owner_id uuid not null,
  constraint co_authored_plans_key primary key (account_id, plan_id)
)
