do $$ begin
  if to_regclass('billing_declarations_key') is null then
    alter table billing_declarations
      drop constraint billing_declarations_pkey,
      add constraint billing_declarations_key primary key (account_id, id);
  end if;
end $$
