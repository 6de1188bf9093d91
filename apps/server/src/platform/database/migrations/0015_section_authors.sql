create table if not exists section_authors (
  account_id uuid not null,
  plan_id uuid not null,
  section text not null,
  author_id uuid not null,
  changed_at timestamptz not null,
  constraint section_authors_key primary key (account_id, plan_id, section),
  constraint section_authors_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade
)
