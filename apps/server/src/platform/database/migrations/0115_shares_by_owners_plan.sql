create index concurrently if not exists shares_by_owners_plan on shares (account_id, plan_id)
