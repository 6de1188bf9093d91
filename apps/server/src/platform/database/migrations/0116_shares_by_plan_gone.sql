drop index concurrently if exists shares_by_plan
