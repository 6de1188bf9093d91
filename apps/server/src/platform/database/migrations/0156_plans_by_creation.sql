create index concurrently if not exists plans_by_creation on plans (created_at)
