update shares set account_id = plans.account_id from plans
where plans.id = shares.plan_id and shares.account_id is null
