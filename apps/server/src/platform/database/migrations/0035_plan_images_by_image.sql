create index if not exists plan_images_by_image on plan_images (account_id, hash)
