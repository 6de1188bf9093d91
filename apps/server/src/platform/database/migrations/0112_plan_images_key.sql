do $$ begin
  if to_regclass('plan_images_key') is null then
    alter table plan_images
      drop constraint plan_images_pkey,
      add constraint plan_images_key primary key (account_id, plan_id, hash),
      add constraint plan_images_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade;
  end if;
end $$
