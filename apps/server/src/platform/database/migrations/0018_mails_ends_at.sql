alter table mails add column if not exists ends_at timestamptz
