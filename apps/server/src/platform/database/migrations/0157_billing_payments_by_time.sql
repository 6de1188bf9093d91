create index concurrently if not exists billing_payments_by_time on billing_payments (made_at)
