alter table account_keys add column if not exists session_id uuid
