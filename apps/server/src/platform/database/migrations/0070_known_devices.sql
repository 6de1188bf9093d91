-- Browsers that an account signed in from: their wrong passwords are counted apart (docs/adr/0014-guessed-passwords.md).
create table if not exists known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash text not null,
  last_used_at timestamptz not null,
  primary key (account_id, device_hash)
);
