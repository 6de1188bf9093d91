create index concurrently if not exists billing_declarations_by_account on billing_declarations (account_id)
