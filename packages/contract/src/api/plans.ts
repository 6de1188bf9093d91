import { IMAGE_DATA_URL_LIMIT } from '@trazo/plan/images';
import { z } from 'zod';
import { CONTENT_LIMIT } from '../content/limits.ts';
import type { ErrorCode } from '../errors.ts';
import {
  deletedPlanSchema,
  PLANS_AT_ONCE,
  planName,
  planStatus,
  planSummarySchema,
  planVersion,
  savedPlanSchema,
} from '../plans/plan.ts';
import { PLAN_MESSAGE_LIMIT, PLAN_RECIPIENTS_LIMIT, planMailedSchema } from '../plans/plan-mail.ts';
import { emailField } from './accounts.ts';
import { BODY_ERRORS, CONTENT_ERRORS, EMAIL_ERRORS } from './error-groups.ts';
import { DOCX_TYPE, defineRoute, jsonAnswer, XLSX_TYPE } from './route.ts';

/** A content, the form around it, and what JSON adds to both. */
const BODY_LIMIT = Math.ceil(CONTENT_LIMIT * 1.2) + IMAGE_DATA_URL_LIMIT;

/** Why a content is not saved, in a new plan or over an old one. */
const SAVING_ERRORS = [
  ...BODY_ERRORS,
  ...CONTENT_ERRORS,
  'too_many_pixels',
  'not_found',
  'plan_changed_elsewhere',
  'plan_read_only',
  'plan_owner_only',
  'plans_too_large',
  'storage_full',
  'server_busy',
  'pictures_unavailable',
] as const satisfies readonly ErrorCode[];

export const DOCUMENT_ERRORS = [
  'not_found',
  'entitlement_needed',
  'content_newer_version',
  'image_invalid',
  'limit_exceeded',
  'document_too_complex',
  'document_too_long',
  'text_unprintable',
  'renderer_busy',
  'pictures_unavailable',
] as const satisfies readonly ErrorCode[];

const params = z.strictObject({ id: z.uuid() });
const planId = z.uuid();

/** The string that `encodeContent` makes; its length is checked when it is decoded. */
const content = z.string();

/** Taken as the specification has it and not kept: the cover is the first page, drawn by the server. */
const cover = z.string().max(IMAGE_DATA_URL_LIMIT).nullish();

const summaryAnswer = (description: string) => jsonAnswer(description, planSummarySchema);

/**
 * Its own, and those of others that it is a co-author of. The last changed first, `limit` at a time; where there are more,
 * `next_cursor` asks for them. A plan changed meanwhile may come twice or in the next listing only. Empty where there is none:
 * `no_business_plan_for_given_user` is not answered.
 */
export const listPlans = defineRoute({
  id: 'listPlans',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan',
  summary: 'The plans that the account may open, without their contents',
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(PLANS_AT_ONCE).default(PLANS_AT_ONCE),
    cursor: z.base64url().max(200).optional(),
  }),
  responses: [
    jsonAnswer(
      'The plans',
      z.strictObject({
        business_plans: z.array(planSummarySchema),
        next_cursor: z.string().optional(),
      }),
    ),
  ],
  errors: ['payload_invalid'],
});

export const openPlan = defineRoute({
  id: 'openPlan',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id',
  summary: 'One plan with its contents',
  params,
  responses: [jsonAnswer('The plan', savedPlanSchema)],
  errors: ['not_found', 'content_newer_version', 'pictures_unavailable'],
});

/** Under an `_id` of the sender's own the call can be sent again after a lost answer: it never makes a second plan. */
export const createPlan = defineRoute({
  id: 'createPlan',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan',
  summary: 'Save a new plan',
  body: z.strictObject({
    _id: planId.optional(),
    business_plan_content: content,
    business_plan_name: planName.optional(),
    business_plan_cover: cover,
    business_plan_status: z.literal('active').optional(),
  }),
  bodyLimit: BODY_LIMIT,
  successStatus: 201,
  responses: [summaryAnswer('The plan, saved')],
  errors: SAVING_ERRORS,
});

/** What of a plan can be changed. */
const planChange = z.strictObject({
  business_plan_content: content.optional(),
  business_plan_name: planName.optional(),
  business_plan_cover: cover,
  business_plan_status: planStatus.optional(),
  /** The version the contents were opened at, or were last saved as; without it they are saved over whatever there is. */
  version: planVersion.optional(),
});

/**
 * Changes what is sent and leaves the rest. With a `version` contents are saved to one plan, and only over the one they were
 * made from: else `plan_changed_elsewhere`, whose details name the version there is now. A client that knows only
 * the specification sends none: the last writer wins, and the answer for one plan names the version it has written over. All of
 * the plans change, or none.
 */
export const savePlans = defineRoute({
  id: 'savePlans',
  access: 'account',
  method: 'PUT',
  path: '/api/business_plan',
  summary: 'Save the contents of plans, or change their names and status',
  body: z
    .strictObject({ id_list: z.array(planId).min(1).max(PLANS_AT_ONCE), business_plan_data: planChange })
    .refine(({ id_list, business_plan_data: { version } }) => id_list.length === 1 || version === undefined, {
      path: ['id_list'],
      message: 'a version is of one plan',
    })
    .refine(
      ({ business_plan_data: { business_plan_content, version } }) =>
        business_plan_content !== undefined || version === undefined,
      { path: ['business_plan_data', 'version'], message: 'a version is of contents' },
    ),
  bodyLimit: BODY_LIMIT,
  responses: [
    jsonAnswer(
      'The plans as they are now; the version that contents sent without one have replaced',
      z.strictObject({
        business_plans: z.array(planSummarySchema),
        overwritten_version: planVersion.optional(),
      }),
    ),
  ],
  errors: SAVING_ERRORS,
});

export const duplicatePlan = defineRoute({
  id: 'duplicatePlan',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/duplicate',
  summary: 'Copy a plan',
  body: z.strictObject({ business_plan_id: planId }),
  successStatus: 201,
  responses: [summaryAnswer('The copy')],
  errors: [...BODY_ERRORS, 'not_found', 'plan_owner_only', 'plans_too_large'],
});

/** With its cover and its links. For a day it can be taken back; then it is erased, with the pictures no other plan uses. */
export const deletePlan = defineRoute({
  id: 'deletePlan',
  access: 'account',
  method: 'DELETE',
  path: '/api/business_plan/:id',
  summary: 'Delete a plan',
  params,
  responses: [jsonAnswer('Deleted', z.strictObject({ status: z.literal('plan_deleted') }))],
  errors: ['not_found', 'plan_owner_only'],
});

/** The last deleted first, no more than one answer has of plans. */
export const listDeletedPlans = defineRoute({
  id: 'listDeletedPlans',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/deleted',
  summary: 'The plans whose deletion can still be taken back',
  responses: [
    jsonAnswer('The deleted plans', z.strictObject({ business_plans: z.array(deletedPlanSchema) })),
  ],
  errors: [],
});

/** Takes a deletion of the last day back: the plan is what it was, with its links. */
export const restorePlan = defineRoute({
  id: 'restorePlan',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/restore',
  summary: 'Take back the deletion of a plan',
  params,
  responses: [summaryAnswer('The plan, as it was')],
  errors: ['not_found', 'plan_owner_only'],
});

export const downloadPlan = defineRoute({
  id: 'downloadPlan',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/download/:id',
  summary: 'A plan as a PDF',
  params,
  responses: [
    jsonAnswer(
      'The PDF in base 64, and what to call it',
      z.strictObject({ business_plan_base_64_pdf: z.base64(), file_name: z.string() }),
    ),
    { mediaType: 'application/pdf', description: 'The bytes of the PDF' },
  ],
  errors: DOCUMENT_ERRORS,
});

/** A plan for offices that ask for a file they can edit. */
export const downloadEditable = defineRoute({
  id: 'downloadEditable',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/word/:id',
  summary: 'A plan as an editable document',
  params,
  responses: [
    jsonAnswer(
      'The DOCX file in base 64, and what to call it',
      z.strictObject({ business_plan_base_64_docx: z.base64(), file_name: z.string() }),
    ),
    { mediaType: DOCX_TYPE, description: 'The bytes of the DOCX file' },
  ],
  errors: DOCUMENT_ERRORS,
});

/** A plan's forecast for who wants to reckon with it: postings, statements as sums over them, loans, checks. */
export const downloadWorkbook = defineRoute({
  id: 'downloadWorkbook',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/workbook/:id',
  summary: 'The forecast of a plan as a workbook',
  params,
  responses: [
    jsonAnswer(
      'The XLSX file in base 64, and what to call it',
      z.strictObject({ workbook_base_64_xlsx: z.base64(), file_name: z.string() }),
    ),
    { mediaType: XLSX_TYPE, description: 'The bytes of the XLSX file' },
  ],
  errors: ['not_found', 'entitlement_needed', 'content_newer_version', 'limit_exceeded', 'forecast_missing'],
});

export const sendPlan = defineRoute({
  id: 'sendPlan',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/send-by-email',
  summary: 'Send a plan to one address or a few as a PDF',
  body: z.strictObject({
    business_plan_id: planId,
    email_to_send: z.union([emailField, z.array(emailField).min(1).max(PLAN_RECIPIENTS_LIMIT)]),
    /** What the sender writes to them; no address in it becomes a link. */
    message: z.string().max(PLAN_MESSAGE_LIMIT).optional(),
    copy_to_me: z.boolean().optional(),
  }),
  responses: [jsonAnswer('On its way', z.strictObject({ status: z.literal('plan_sent') }))],
  errors: [
    ...BODY_ERRORS,
    ...DOCUMENT_ERRORS,
    ...EMAIL_ERRORS,
    'plan_owner_only',
    'document_too_large_to_send',
    'feature_paused',
    'server_busy',
  ],
});

export const listMailings = defineRoute({
  id: 'listMailings',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/mailings',
  summary: 'To whom a plan was mailed',
  params,
  responses: [
    jsonAnswer('The mails, the newest first', z.strictObject({ mailings: z.array(planMailedSchema) })),
  ],
  errors: ['not_found', 'plan_owner_only'],
});

/** The key is a secret of the plan's own, so that an `<img>` can show the cover; it opens nothing else. */
export const planCover = defineRoute({
  id: 'planCover',
  method: 'GET',
  path: '/api/covers/:key',
  summary: 'The first page of a saved plan, as a picture',
  params: z.strictObject({ key: z.base64url().max(64) }),
  /** What is shown, as the plan's `business_plan_cover` names it; a picture of just that may be kept. */
  query: z.strictObject({ v: z.string().max(64).optional() }),
  responses: [{ mediaType: 'image/webp', description: 'The page' }],
  errors: [
    'not_found',
    'content_newer_version',
    'image_invalid',
    'limit_exceeded',
    'document_too_complex',
    'document_too_long',
    'text_unprintable',
    'renderer_busy',
    'pictures_unavailable',
  ],
});
