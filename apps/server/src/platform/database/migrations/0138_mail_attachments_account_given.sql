alter table mail_attachments alter column account_id drop default
