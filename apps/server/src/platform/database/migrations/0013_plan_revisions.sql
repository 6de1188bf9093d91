alter table plans
  add column if not exists epoch integer not null default 0,
  add column if not exists unfolded integer not null default 0,
  add column if not exists content_held boolean not null default true
