alter table plan_covers
  add column if not exists object_key text,
  alter column webp drop not null
