drop index concurrently if exists account_keys_by_account
