do $$ begin
  if to_regclass('sessions_key') is null then
    alter table sessions
      drop constraint sessions_pkey,
      drop constraint sessions_token_hash_unique,
      add constraint sessions_key primary key (account_id, id),
      add constraint sessions_token unique (account_id, token_hash);
  end if;
end $$
