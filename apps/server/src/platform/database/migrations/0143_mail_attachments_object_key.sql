alter table mail_attachments
  add column if not exists object_key text,
  alter column bytes drop not null
