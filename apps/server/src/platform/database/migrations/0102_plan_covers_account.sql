alter table plan_covers add column if not exists account_id uuid
