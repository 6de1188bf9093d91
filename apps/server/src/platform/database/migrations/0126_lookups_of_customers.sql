insert into lookups (kind, key, account_id)
  select 'customer', customer_id, account_id from billing_customers where customer_id is not null
  union select 'customer', customer_id, account_id from billing_payments
on conflict do nothing
