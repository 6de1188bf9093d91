alter table plan_images drop constraint if exists plan_images_plan_id_fkey
