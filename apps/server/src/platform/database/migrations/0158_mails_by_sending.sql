create index concurrently if not exists mails_by_sending on mails (sent_at) where sent_at is not null
