create index concurrently if not exists accounts_by_creation on accounts (created_at)
