create index concurrently if not exists operator_acts_by_time on operator_acts (done_at, id)
