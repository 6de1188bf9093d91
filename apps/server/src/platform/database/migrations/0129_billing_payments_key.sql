do $$ begin
  if to_regclass('billing_payments_key') is null then
    alter table billing_payments
      drop constraint billing_payments_pkey,
      add constraint billing_payments_key primary key (account_id, id);
  end if;
end $$
