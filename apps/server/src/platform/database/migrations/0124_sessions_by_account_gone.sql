drop index concurrently if exists sessions_by_account
