update plan_covers set account_id = plans.account_id from plans
where plans.id = plan_covers.plan_id and plan_covers.account_id is null
