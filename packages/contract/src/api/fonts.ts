import { OWN_FONT_BYTES, ownFontSchema } from '@trazo/plan/theme/own-font';
import { z } from 'zod';
import { BODY_ERRORS, FONT_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** A file in base 64, with room for one that is too large to be said so. */
const BODY_LIMIT = Math.ceil(OWN_FONT_BYTES * 1.5) + 1_000;

/** Checks a user's font file and answers what a theme says of it; nothing is stored. Open to visitors, as the form is. */
export const checkFont = defineRoute({
  id: 'checkFont',
  knowsAccounts: true,
  method: 'POST',
  path: '/api/fonts',
  summary: 'Check a font file of one’s own',
  body: z.strictObject({
    base_64_font: z.base64(),
    /** The user holds a licence that allows embedding in documents. */
    licensed: z.literal(true),
  }),
  bodyLimit: BODY_LIMIT,
  responses: [
    jsonAnswer(
      'What the font is called, and the usual characters it lacks',
      z.strictObject({
        /** What the font is called; empty where the file does not say. */
        name: z.string(),
        lacks: ownFontSchema.shape.lacks,
      }),
    ),
  ],
  errors: ['not_signed_in', 'feature_paused', ...BODY_ERRORS, ...FONT_ERRORS, 'server_busy'],
});
