alter table portraits
  add column if not exists object_key text,
  alter column webp drop not null
