create table if not exists operators (
  account_id uuid primary key,
  secret text,
  enrolled_at timestamptz,
  last_step bigint,
  granted_at timestamptz not null
);

create table if not exists operator_recovery_codes (
  account_id uuid not null,
  code_hash text not null,
  primary key (account_id, code_hash)
);

create table if not exists operator_passes (
  account_id uuid not null,
  session_id uuid not null,
  passed_at timestamptz not null,
  used_at timestamptz not null,
  primary key (account_id, session_id)
);

create table if not exists operator_acts (
  id uuid primary key,
  act text not null,
  done_by text,
  subject text not null,
  done_at timestamptz not null
);

create index if not exists operator_acts_by_time on operator_acts (done_at, id);

-- Append-only: what operators did is neither changed nor deleted.
create or replace function refuse_change() returns trigger language plpgsql as $$ begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger operator_acts_stay before update or delete or truncate on operator_acts
  for each statement execute function refuse_change();

create table if not exists usage_days (
  day date not null,
  figure text not null,
  amount bigint not null,
  counted_at timestamptz not null,
  primary key (day, figure)
);
