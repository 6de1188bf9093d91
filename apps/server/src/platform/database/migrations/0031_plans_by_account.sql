create index if not exists plans_by_account on plans (account_id)
