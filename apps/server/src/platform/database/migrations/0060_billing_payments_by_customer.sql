create index if not exists billing_payments_by_customer on billing_payments (customer_id)
