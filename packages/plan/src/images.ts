import { z } from 'zod';

/** Characters of one picture's data URL: about 3 MB of picture. */
export const IMAGE_DATA_URL_LIMIT = 4_000_000;

const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** A picture kept apart from the content, named by the SHA-256 of its bytes. */
export const IMAGE_REFERENCE = /^image:[0-9a-f]{64}$/;

/** A picture: empty (none), a data URL, or a reference to one stored apart (`image:<sha-256>`). */
export const image = z.union([
  z.literal(''),
  z.string().regex(IMAGE_REFERENCE),
  z.string().max(IMAGE_DATA_URL_LIMIT).regex(DATA_URL),
]);
export type Image = z.infer<typeof image>;

export const isImageReference = (value: Image): boolean => IMAGE_REFERENCE.test(value);
