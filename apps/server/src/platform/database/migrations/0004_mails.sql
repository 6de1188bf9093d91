create table if not exists mails (
  id uuid not null,
  cause text not null,
  kind text not null,
  language text,
  recipient text,
  data jsonb,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  ends_at timestamptz,
  account_id uuid not null,
  constraint mails_key primary key (account_id, id),
  constraint mails_cause unique (account_id, cause)
);

create index if not exists mails_waiting on mails (queued_at) where sent_at is null and given_up_at is null;
create index if not exists mails_by_sending on mails (sent_at) where sent_at is not null;
create index if not exists mails_given_up on mails (given_up_at) where given_up_at is not null;

create table if not exists mail_attachments (
  mail_id uuid not null,
  position integer not null,
  file_name text not null,
  media_type text not null,
  bytes bytea,
  account_id uuid not null,
  object_key text,
  content_id text,
  constraint mail_attachments_key primary key (account_id, mail_id, position),
  constraint mail_attachments_mail foreign key (account_id, mail_id) references mails (account_id, id) on delete cascade
);
