alter table images add column if not exists stored_at timestamptz not null default now()
