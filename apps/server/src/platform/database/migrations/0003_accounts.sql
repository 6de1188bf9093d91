create table if not exists accounts (
  id uuid primary key,
  email text not null,
  address_key text not null,
  email_verified_at timestamptz,
  password_hash text,
  google_subject text,
  name text not null,
  surname text not null,
  language text not null,
  profile_image text,
  contact jsonb not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null
);

create index if not exists accounts_by_creation on accounts (created_at);

create table if not exists sessions (
  id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash text not null,
  device text not null,
  signed_in_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint sessions_key primary key (account_id, id),
  constraint sessions_token unique (account_id, token_hash)
);

create table if not exists account_keys (
  id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null,
  key_hash text not null,
  email text,
  expires_at timestamptz not null,
  session_id uuid,
  constraint account_keys_key primary key (account_id, id),
  constraint account_keys_secret unique (account_id, key_hash)
);

create table if not exists portraits (
  account_id uuid primary key references accounts (id) on delete cascade,
  key text not null,
  webp bytea,
  object_key text
);

-- Browsers that an account signed in from: their wrong passwords are counted apart (docs/adr/0014-guessed-passwords.md).
create table if not exists known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash text not null,
  last_used_at timestamptz not null,
  primary key (account_id, device_hash)
);

create table if not exists erasures (
  id uuid primary key,
  erased_at timestamptz not null
);
