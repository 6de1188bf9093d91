create table if not exists plan_images (
  plan_id uuid not null references plans (id) on delete cascade,
  account_id uuid not null,
  hash text not null,
  primary key (plan_id, hash),
  constraint plan_images_image foreign key (account_id, hash) references images (account_id, hash)
)
