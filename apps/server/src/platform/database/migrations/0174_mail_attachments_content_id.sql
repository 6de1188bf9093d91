alter table mail_attachments add column if not exists content_id text
