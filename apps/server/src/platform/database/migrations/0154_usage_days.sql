create table if not exists usage_days (
  day date not null,
  figure text not null,
  amount bigint not null,
  counted_at timestamptz not null,
  primary key (day, figure)
)
