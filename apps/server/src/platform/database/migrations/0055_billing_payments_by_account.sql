create index if not exists billing_payments_by_account on billing_payments (account_id)
