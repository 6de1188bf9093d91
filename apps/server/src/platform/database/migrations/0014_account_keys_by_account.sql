create index if not exists account_keys_by_account on account_keys (account_id)
