alter table shares add column if not exists token text
