create index concurrently if not exists plans_by_deletion on plans (deleted_at) where deleted_at is not null
