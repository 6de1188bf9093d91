create index if not exists shares_by_plan on shares (plan_id)
