alter table shares add column if not exists may_download boolean not null default false
