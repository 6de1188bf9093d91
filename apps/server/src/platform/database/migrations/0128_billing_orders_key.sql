do $$ begin
  if to_regclass('billing_orders_key') is null then
    alter table billing_orders
      drop constraint billing_orders_pkey,
      drop constraint billing_orders_subscription_unique,
      add constraint billing_orders_key primary key (account_id, id),
      add constraint billing_orders_subscription unique (account_id, subscription_id);
  end if;
end $$
