create index if not exists images_by_source on images (account_id, source_hash)
