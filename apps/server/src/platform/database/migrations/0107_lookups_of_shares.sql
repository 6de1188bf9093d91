insert into lookups (kind, key, account_id) select 'share', token_hash, account_id from shares on conflict do nothing
