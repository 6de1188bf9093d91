create table if not exists mails (
  id uuid primary key,
  cause text not null constraint mails_cause_unique unique,
  kind text not null,
  language text,
  recipient text,
  data jsonb,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz
)
