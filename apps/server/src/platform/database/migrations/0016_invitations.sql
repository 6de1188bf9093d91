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
)
