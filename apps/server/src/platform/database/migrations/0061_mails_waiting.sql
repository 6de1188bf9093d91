create index concurrently if not exists mails_waiting on mails (queued_at) where sent_at is null and given_up_at is null
