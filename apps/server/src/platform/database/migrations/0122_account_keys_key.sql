do $$ begin
  if to_regclass('account_keys_key') is null then
    alter table account_keys
      drop constraint account_keys_pkey,
      drop constraint account_keys_key_hash_unique,
      add constraint account_keys_key primary key (account_id, id),
      add constraint account_keys_secret unique (account_id, key_hash);
  end if;
end $$
