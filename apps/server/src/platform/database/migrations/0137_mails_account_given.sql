alter table mails alter column account_id drop default
