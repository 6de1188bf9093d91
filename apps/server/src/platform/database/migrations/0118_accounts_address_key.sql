-- Under another name: a server of the release before, which would add accounts that no lookup leads to, fails instead.
do $$ begin
  if exists (select from information_schema.columns
    where table_schema = current_schema() and table_name = 'accounts' and column_name = 'email_key') then
    alter table accounts rename column email_key to address_key;
  end if;
end $$
