do $$ begin
  if to_regclass('plans_key') is null then
    alter table plans
      drop constraint plans_pkey,
      drop constraint plans_cover_key_unique,
      add constraint plans_key primary key (account_id, id),
      add constraint plans_cover unique (account_id, cover_key);
  end if;
end $$
