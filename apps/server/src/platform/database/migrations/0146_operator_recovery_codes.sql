create table if not exists operator_recovery_codes (
  account_id uuid not null,
  code_hash text not null,
  primary key (account_id, code_hash)
)
