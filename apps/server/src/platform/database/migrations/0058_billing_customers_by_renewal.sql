create index if not exists billing_customers_by_renewal on billing_customers (renews_at)
