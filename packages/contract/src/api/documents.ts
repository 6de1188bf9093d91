import { IMAGE_DATA_URL_LIMIT } from '@trazo/plan/images';
import { z } from 'zod';
import { CONTENT_LIMIT } from '../content/limits.ts';
import { defineRoute } from './route.ts';

/** The specification lets the string "null" stand for null. */
const planId = z
  .string()
  .max(64)
  .nullish()
  .transform((id) => (id === undefined || id === 'null' ? null : id));

const cover = z
  .string()
  .max(IMAGE_DATA_URL_LIMIT)
  .nullish()
  .transform((image) => image ?? null);

/** Typesets a plan as it stands in the browser; open to visitors, who get a watermarked preview. */
export const generateDocument = defineRoute({
  id: 'generateDocument',
  knowsAccounts: true,
  method: 'POST',
  path: '/api/generate',
  summary: 'Typeset a plan as a PDF',
  /** `content` is the string that `encodeContent` makes; its length is checked when it is decoded. */
  body: z.strictObject({ content: z.string(), business_plan_id: planId, business_plan_cover: cover }),
  bodyLimit: Math.ceil(CONTENT_LIMIT * 1.2) + IMAGE_DATA_URL_LIMIT,
  responses: [
    {
      mediaType: 'application/json',
      schema: z.strictObject({ business_plan_base_64_pdf: z.base64() }),
      description: 'The PDF in base 64',
    },
    { mediaType: 'application/pdf', description: 'The bytes of the PDF' },
  ],
  errors: [
    'not_signed_in',
    'not_found',
    'payload_not_json',
    'payload_too_large',
    'payload_too_slow',
    'media_type_unsupported',
    'content_not_json',
    'content_invalid',
    'content_too_large',
    'content_newer_version',
    'limit_exceeded',
    'image_invalid',
    'image_too_large',
    'document_too_complex',
    'document_too_long',
    'renderer_busy',
    'server_busy',
  ],
});
