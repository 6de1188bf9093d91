create table if not exists mail_attachments (
  mail_id uuid not null references mails (id) on delete cascade,
  position integer not null,
  file_name text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (mail_id, position)
)
