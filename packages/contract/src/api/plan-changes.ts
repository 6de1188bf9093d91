import { IMAGE_DATA_URL_LIMIT, image, isImageReference } from '@trazo/plan/images';
import { fontFile, isFontReference } from '@trazo/plan/theme/own-font';
import { z } from 'zod';
import {
  planChangesAnswerSchema,
  planChangesSchema,
  planDocumentSchema,
  WHOLE_DOCUMENT_LIMIT,
} from '../plans/changes.ts';
import { BODY_ERRORS, FONT_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const params = z.strictObject({ id: z.uuid() });

/** In base 64, with the form around it. */
const BODY_LIMIT = Math.ceil((WHOLE_DOCUMENT_LIMIT * 4) / 3) + 1_000;

/** Makes the document if the plan has none yet. */
export const openPlanDocument = defineRoute({
  id: 'openPlanDocument',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/document',
  summary: 'One plan as the document that devices merge their changes into',
  params,
  responses: [jsonAnswer('The document', planDocumentSchema)],
  errors: ['not_found', 'content_newer_version'],
});

/**
 * Merges what a device has written into the plan, and answers what others have. With epoch 0 a plan that is new is created. A
 * picture or font that the server does not have is named by `image_missing`, and nothing is stored: it is uploaded, and the change
 * sent again. After `changes_incomplete` the device sends everything it has, with revision 0; after `document_replaced` it opens
 * the document and writes its own difference into that.
 */
export const changePlan = defineRoute({
  id: 'changePlan',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/changes',
  summary: 'Merge the changes of a device into a plan',
  params,
  body: planChangesSchema,
  bodyLimit: BODY_LIMIT,
  responses: [jsonAnswer('Where the plan stands', planChangesAnswerSchema)],
  errors: [
    ...BODY_ERRORS,
    'not_found',
    'plan_read_only',
    'content_invalid',
    'content_too_large',
    'content_newer_version',
    'changes_incomplete',
    'document_replaced',
    'image_missing',
    'plans_too_large',
    'server_busy',
  ],
});

/** Ends with the session, and when the plan is deleted or its reader removed (`gone`). What is missed meanwhile, the next exchange brings. */
export const planEvents = defineRoute({
  id: 'planEvents',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/events',
  summary: 'The changes of a plan as they are made, as server-sent events',
  params,
  query: z.strictObject({ epoch: z.coerce.number().int().min(0), revision: z.coerce.number().int().min(0) }),
  responses: [
    {
      mediaType: 'text/event-stream',
      description:
        'Events `changes` with what `changePlan` answers, `people`, `comments`, `presence`, and `gone`',
    },
  ],
  errors: ['not_found'],
});

const picture = z.union([
  image.refine((value) => value !== '' && !isImageReference(value), 'expected a data URL'),
  fontFile.refine((value) => !isFontReference(value), 'expected a data URL'),
]);

/** For a plan that is to show it, also before there is one. What no plan shows after a day is deleted. */
export const uploadPlanPicture = defineRoute({
  id: 'uploadPlanPicture',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/pictures',
  summary: 'Upload a picture or a font file for a plan',
  params,
  body: z.strictObject({ picture }),
  bodyLimit: IMAGE_DATA_URL_LIMIT + 1_000,
  responses: [
    jsonAnswer(
      'By what the document names it',
      z.strictObject({
        /** `image:` or `font:` and a SHA-256: that of what was sent, unless it is known by that of what is stored alone. */
        reference: z.string(),
      }),
    ),
  ],
  errors: [
    ...BODY_ERRORS,
    'not_found',
    'plan_read_only',
    'image_invalid',
    'too_many_pixels',
    ...FONT_ERRORS,
    'storage_full',
    'server_busy',
    'pictures_unavailable',
  ],
});

/** By the SHA-256 of what was sent or of what is stored: another picture has another. */
export const planPicture = defineRoute({
  id: 'planPicture',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/pictures/:hash',
  summary: 'A picture or a font file of a plan',
  params: z.strictObject({ id: z.uuid(), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  responses: [
    { mediaType: 'image/webp', description: 'The picture' },
    { mediaType: 'font/sfnt', description: 'The font file' },
  ],
  errors: ['not_found', 'pictures_unavailable'],
});
