create table if not exists plan_mailings (
  account_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  recipient text not null,
  mail_cause text not null,
  queued_at timestamptz not null,
  constraint plan_mailings_key primary key (account_id, id),
  constraint plan_mailings_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
)
