alter table plans add column if not exists deleted_at timestamptz
