insert into lookups (kind, key, account_id)
  select 'email', address_key, id from accounts
  union all select 'google', google_subject, id from accounts where google_subject is not null
  union all select 'session', token_hash, account_id from sessions
  union all select 'mailed key', key_hash, account_id from account_keys
  union all select 'portrait', key, account_id from portraits
on conflict do nothing
