do $$ begin
  if to_regclass('mail_attachments_key') is null then
    alter table mail_attachments
      drop constraint mail_attachments_pkey,
      add constraint mail_attachments_key primary key (account_id, mail_id, position),
      add constraint mail_attachments_mail foreign key (account_id, mail_id) references mails (account_id, id) on delete cascade;
  end if;
end $$
