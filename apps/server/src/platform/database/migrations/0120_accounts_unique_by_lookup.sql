alter table accounts
  drop constraint if exists accounts_email_key_unique,
  drop constraint if exists accounts_google_subject_unique
