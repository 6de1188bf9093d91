insert into lookups (kind, key, account_id) select 'cover', cover_key, account_id from plans on conflict do nothing
