alter table plan_covers drop constraint if exists plan_covers_plan_id_fkey
