import { IMAGE_DATA_URL_LIMIT } from '@trazo/plan/images';
import { templateIdSchema } from '@trazo/plan/theme/theme';
import { z } from 'zod';
import { CONTENT_LIMIT } from '../content/limits.ts';
import { CONTENT_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

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

/** Why a content that was sent is not typeset, whatever of it was asked for. */
const TYPESETTING_ERRORS = [
  'not_signed_in',
  'not_found',
  'feature_paused',
  'payload_not_json',
  'payload_too_large',
  'payload_too_slow',
  'media_type_unsupported',
  ...CONTENT_ERRORS,
  'document_too_complex',
  'document_too_long',
  'text_unprintable',
  'renderer_busy',
  'server_busy',
] as const;

/**
 * The header in which a page names the plan a document is of, saved or not: balancers and the renderer pool find by it who knows the
 * last one. A hint; nothing else follows from it.
 */
export const PLAN_HEADER = 'x-plan';

/**
 * The header in which a page names the document it has of a plan, by the entity tag that came with it. Where that document is still
 * known, what makes the new one of it may be answered in place of the whole.
 */
export const BASE_HEADER = 'x-base';

/** What is answered then (`delta/delta.ts`). */
export const DELTA_TYPE = 'application/x-trazo-delta';

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
    jsonAnswer('The PDF in base 64', z.strictObject({ business_plan_base_64_pdf: z.base64() })),
    { mediaType: 'application/pdf', description: 'The bytes of the PDF' },
    { mediaType: DELTA_TYPE, description: 'What makes the PDF of the one that was named' },
  ],
  errors: TYPESETTING_ERRORS,
});

/** Covers drawn in one call. */
export const COVERS_AT_ONCE = 6;

/** The first page of a plan as it stands in the browser, in several templates: what the plan would look like in them. */
export const drawCovers = defineRoute({
  id: 'drawCovers',
  knowsAccounts: true,
  method: 'POST',
  path: '/api/generate/covers',
  summary: 'Draw the first page of a plan in several templates',
  /** `content` as in `generateDocument`; its own template counts for nothing here. */
  body: z.strictObject({
    content: z.string(),
    template_ids: z
      .array(templateIdSchema)
      .min(1)
      .max(COVERS_AT_ONCE)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'each template once' }),
  }),
  bodyLimit: Math.ceil(CONTENT_LIMIT * 1.2),
  responses: [
    jsonAnswer(
      'A small picture for each template, in the order asked for',
      z.strictObject({
        covers: z.array(z.strictObject({ template_id: z.int(), base_64_webp: z.base64() })),
      }),
    ),
  ],
  errors: TYPESETTING_ERRORS,
});
