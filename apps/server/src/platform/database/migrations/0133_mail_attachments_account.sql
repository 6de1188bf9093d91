alter table mail_attachments
  add column if not exists account_id uuid not null default '00000000-0000-0000-0000-000000000000'
