do $$ begin
  if to_regclass('plan_covers_key') is null then
    alter table plan_covers
      drop constraint plan_covers_pkey,
      add constraint plan_covers_key primary key (account_id, plan_id),
      add constraint plan_covers_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade;
  end if;
end $$
