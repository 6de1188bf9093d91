do $$ begin
  if to_regclass('shares_key') is null then
    alter table shares
      drop constraint shares_pkey,
      drop constraint shares_token_hash_unique,
      add constraint shares_key primary key (account_id, id),
      add constraint shares_token unique (account_id, token_hash),
      add constraint shares_plan foreign key (account_id, plan_id) references plans (account_id, id) on delete cascade;
  end if;
end $$
