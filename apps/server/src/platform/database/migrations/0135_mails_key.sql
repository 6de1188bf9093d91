do $$ begin
  if to_regclass('mails_key') is null then
    alter table mails
      drop constraint mails_pkey,
      drop constraint mails_cause_unique,
      add constraint mails_key primary key (account_id, id),
      add constraint mails_cause unique (account_id, cause);
  end if;
end $$
