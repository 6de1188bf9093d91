-- Mails of the release before name no account: they stay under none until they are forgotten.
alter table mails
  add column if not exists account_id uuid not null default '00000000-0000-0000-0000-000000000000'
