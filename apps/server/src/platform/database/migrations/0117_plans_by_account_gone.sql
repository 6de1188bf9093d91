drop index concurrently if exists plans_by_account
