create table if not exists accounts (
  id uuid primary key,
  email text not null,
  email_key text not null constraint accounts_email_key_unique unique,
  email_verified_at timestamptz,
  password_hash text,
  google_subject text constraint accounts_google_subject_unique unique,
  name text not null,
  surname text not null,
  language text not null,
  profile_image text,
  contact jsonb not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null
)
