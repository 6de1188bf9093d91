create table if not exists feature_switches (
  feature text primary key,
  is_on boolean not null,
  changed_at timestamptz not null
);
