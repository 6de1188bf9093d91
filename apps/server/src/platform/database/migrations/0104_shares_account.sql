alter table shares add column if not exists account_id uuid
