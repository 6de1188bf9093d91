create index concurrently if not exists plan_mailings_by_plan on plan_mailings (account_id, plan_id, queued_at)
