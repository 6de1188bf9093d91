create index if not exists billing_orders_by_account on billing_orders (account_id)
