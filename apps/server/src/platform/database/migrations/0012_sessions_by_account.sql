create index if not exists sessions_by_account on sessions (account_id)
