create index concurrently if not exists lookups_by_account on lookups (account_id)
