create index concurrently if not exists mails_given_up on mails (given_up_at) where given_up_at is not null
