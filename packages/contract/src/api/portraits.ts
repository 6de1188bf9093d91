import { IMAGE_DATA_URL_LIMIT, image, isImageReference } from '@trazo/plan/images';
import { z } from 'zod';
import { userSchema } from '../accounts/user.ts';
import { BODY_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const userAnswer = (description: string) => jsonAnswer(description, userSchema);

const picture = image.refine((value) => value !== '' && !isImageReference(value), 'expected a data URL');

/** Re-encoded as a small square; `user_profile_image` is then its address. */
export const changePortrait = defineRoute({
  id: 'changePortrait',
  access: 'account',
  method: 'PUT',
  path: '/api/users/me/image',
  summary: 'Give the account a picture',
  body: z.strictObject({ user_profile_image: picture }),
  bodyLimit: IMAGE_DATA_URL_LIMIT + 1_000,
  responses: [userAnswer('The account as it is now')],
  errors: [...BODY_ERRORS, 'image_invalid', 'server_busy', 'pictures_unavailable'],
});

export const removePortrait = defineRoute({
  id: 'removePortrait',
  access: 'account',
  method: 'DELETE',
  path: '/api/users/me/image',
  summary: 'Take the picture of the account away',
  responses: [userAnswer('The account as it is now')],
  errors: [],
});

/** The key is a secret of the picture's own, so that an `<img>` can show it; another picture has another. */
export const portraitPicture = defineRoute({
  id: 'portraitPicture',
  method: 'GET',
  path: '/api/portraits/:key',
  summary: 'The picture of an account',
  params: z.strictObject({ key: z.base64url().max(64) }),
  responses: [{ mediaType: 'image/webp', description: 'The picture' }],
  errors: ['not_found', 'pictures_unavailable'],
});
