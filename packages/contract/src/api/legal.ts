import { languageSchema } from '@trazo/plan/language-schema';
import { z } from 'zod';
import { defineRoute, jsonAnswer } from './route.ts';

/** A legal page of the company that runs this installation. */
export const legalPage = defineRoute({
  id: 'legalPage',
  method: 'GET',
  path: '/api/legal/:page',
  summary: 'Terms, privacy policy, cookies or imprint of who runs this installation',
  params: z.strictObject({ page: z.enum(['terms', 'privacy', 'cookies', 'imprint']) }),
  query: z.strictObject({
    lang: languageSchema,
    /** What its links to other legal pages begin with: the language, or nothing. */
    prefix: languageSchema.optional(),
  }),
  responses: [
    jsonAnswer(
      'The page',
      z.strictObject({
        title: z.string(),
        /** What stands on the page, as HTML. */
        html: z.string(),
      }),
    ),
  ],
  errors: [],
});
