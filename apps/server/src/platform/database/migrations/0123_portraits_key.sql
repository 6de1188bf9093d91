alter table portraits drop constraint if exists portraits_key_unique
