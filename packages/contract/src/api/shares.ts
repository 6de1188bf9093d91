import { z } from 'zod';
import { BODY_ERRORS } from './error-groups.ts';
import { DOCUMENT_ERRORS } from './plans.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** Links a plan may have at once. */
export const SHARE_LIMIT = 20;

const planParams = z.strictObject({ id: z.uuid() });
const shareParams = z.strictObject({ id: z.uuid(), shareId: z.uuid() });
/** 32 bytes in base 64 for addresses. */
const tokenParams = z.strictObject({ token: z.string().max(64) });

export const SHARE_PASSWORD = { min: 4, max: 200 } as const;

export const shareSchema = z.strictObject({
  id: z.uuid(),
  /** The address to hand on is `/shared/<token>`. */
  token: z.string(),
  has_password: z.boolean(),
  /** Whether its reader is offered the document as a file, too. */
  may_download: z.boolean(),
  /** Whether its reader may comment, without an account. */
  may_comment: z.boolean(),
  expires_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** How often its document was opened; of the readers nothing is kept. */
  opened: z.int(),
});
export type Share = z.output<typeof shareSchema>;

const sharesAnswer = jsonAnswer(
  'The links there are, the newest first',
  z.strictObject({ shares: z.array(shareSchema) }),
);

export const createShare = defineRoute({
  id: 'createShare',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/shares',
  summary: 'Make a link that shows the plan to everyone who has it',
  params: planParams,
  body: z.strictObject({
    /** In the future. */
    expires_at: z.iso.datetime().nullish(),
    password: z.string().min(SHARE_PASSWORD.min).max(SHARE_PASSWORD.max).nullish(),
    /** `false` where absent. */
    may_download: z.boolean().optional(),
    /** `false` where absent. */
    may_comment: z.boolean().optional(),
  }),
  successStatus: 201,
  responses: [jsonAnswer('The link', shareSchema)],
  errors: [
    ...BODY_ERRORS,
    'not_found',
    'plan_owner_only',
    'entitlement_needed',
    'too_many_shares',
    'expiry_in_the_past',
  ],
});

export const listShares = defineRoute({
  id: 'listShares',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/shares',
  summary: 'The links of a plan',
  params: planParams,
  responses: [sharesAnswer],
  errors: ['not_found', 'plan_owner_only'],
});

export const revokeShare = defineRoute({
  id: 'revokeShare',
  access: 'account',
  method: 'DELETE',
  path: '/api/business_plan/:id/shares/:shareId',
  summary: 'End a link',
  params: shareParams,
  responses: [sharesAnswer],
  errors: ['not_found', 'plan_owner_only'],
});

/** Opens or closes the comments of those who have the link; what they have written stays. */
export const changeShare = defineRoute({
  id: 'changeShare',
  access: 'account',
  method: 'PUT',
  path: '/api/business_plan/:id/shares/:shareId',
  summary: 'Change whether those with a link may comment',
  params: shareParams,
  body: z.strictObject({ may_comment: z.boolean() }),
  responses: [sharesAnswer],
  errors: [...BODY_ERRORS, 'not_found', 'plan_owner_only'],
});

/** Of a link with a password nothing else is revealed. */
export const sharedPlan = defineRoute({
  id: 'sharedPlan',
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'What a link shows',
  params: tokenParams,
  responses: [
    jsonAnswer(
      'The name, whether a password is asked for, whether the document is offered as a file, and whether it may be commented on',
      z.strictObject({
        business_plan_name: z.string().nullable(),
        needs_password: z.boolean(),
        may_download: z.boolean(),
        may_comment: z.boolean(),
      }),
    ),
  ],
  errors: ['not_found'],
});

/** A POST, so that the password stands in no address and no log. */
export const sharedDocument = defineRoute({
  id: 'sharedDocument',
  method: 'POST',
  path: '/api/shared/:token/document',
  summary: 'The document a link shows',
  params: tokenParams,
  body: z.strictObject({ password: z.string().max(SHARE_PASSWORD.max).nullish() }),
  responses: [{ mediaType: 'application/pdf', description: 'The bytes of the PDF' }],
  errors: [
    ...BODY_ERRORS,
    ...DOCUMENT_ERRORS.filter((code) => code !== 'entitlement_needed'),
    'share_password_wrong',
    'server_busy',
  ],
});
