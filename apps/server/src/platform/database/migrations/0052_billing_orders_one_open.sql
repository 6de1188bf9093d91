create unique index if not exists billing_orders_one_open on billing_orders (account_id) where closed_at is null
