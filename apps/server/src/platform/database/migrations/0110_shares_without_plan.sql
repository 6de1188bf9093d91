alter table shares drop constraint if exists shares_plan_id_fkey
