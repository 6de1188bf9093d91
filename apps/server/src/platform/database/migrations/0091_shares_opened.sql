alter table shares add column if not exists opened integer not null default 0
