alter table plan_covers add column if not exists drawn_for text
