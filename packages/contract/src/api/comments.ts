import { z } from 'zod';
import { NAME_LIMIT, singleLine } from '../accounts/person-fields.ts';
import { guestCommentsSchema, newCommentSchema, planCommentsSchema } from '../plans/comments.ts';
import { BODY_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';
import { SHARE_PASSWORD } from './shares.ts';

const params = z.strictObject({ id: z.uuid() });
const threadParams = z.strictObject({ id: z.uuid(), threadId: z.uuid() });
const commentParams = z.strictObject({ id: z.uuid(), commentId: z.uuid() });
/** 32 bytes in base 64 for addresses. */
const secret = z.string().max(64);

/** A comment that is far too long is answered as such, not as a body that is. */
const BODY_LIMIT = 1_000_000;

const COMMENT_ERRORS = ['comment_empty', 'comment_too_long', 'too_many_comments'] as const;

const commentsAnswer = jsonAnswer('The comments there are', planCommentsSchema);

export const planComments = defineRoute({
  id: 'planComments',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/comments',
  summary: 'The comments of a plan',
  params,
  responses: [commentsAnswer],
  errors: ['not_found', 'comment_not_allowed'],
});

export const writeComment = defineRoute({
  id: 'writeComment',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/comments',
  summary: 'Comment on a place in a plan, or answer a comment',
  params,
  body: newCommentSchema,
  bodyLimit: BODY_LIMIT,
  successStatus: 201,
  responses: [commentsAnswer],
  errors: [...BODY_ERRORS, 'not_found', 'comment_not_allowed', ...COMMENT_ERRORS],
});

/** Its author's mails say no more of what was written before. */
export const seeComments = defineRoute({
  id: 'seeComments',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/comments/seen',
  summary: 'Note that the caller has looked at the comments',
  params,
  responses: [commentsAnswer],
  errors: ['not_found', 'comment_not_allowed'],
});

export const resolveComments = defineRoute({
  id: 'resolveComments',
  access: 'account',
  method: 'PUT',
  path: '/api/business_plan/:id/threads/:threadId',
  summary: 'Say that a comment is resolved, or open again',
  params: threadParams,
  body: z.strictObject({ resolved: z.boolean() }),
  responses: [commentsAnswer],
  errors: [...BODY_ERRORS, 'not_found', 'comment_not_allowed'],
});

/** One's own; the owner of the plan deletes any. */
export const deleteComment = defineRoute({
  id: 'deleteComment',
  access: 'account',
  method: 'DELETE',
  path: '/api/business_plan/:id/comments/:commentId',
  summary: 'Delete a comment',
  params: commentParams,
  responses: [commentsAnswer],
  errors: ['not_found', 'comment_not_allowed'],
});

export const blockGuest = defineRoute({
  id: 'blockGuest',
  access: 'account',
  method: 'PUT',
  path: '/api/business_plan/:id/guests/:guestId',
  summary: 'Let a guest comment no more, or again',
  params: z.strictObject({ id: z.uuid(), guestId: z.uuid() }),
  body: z.strictObject({ blocked: z.boolean() }),
  responses: [commentsAnswer],
  errors: [...BODY_ERRORS, 'not_found', 'plan_owner_only'],
});

const guestAnswer = jsonAnswer('The comments by this link, and who the caller is', guestCommentsSchema);

/** How a guest proves to have the link's password: by it, or by the key that the first comment was answered with. */
const asGuest = {
  password: z.string().max(SHARE_PASSWORD.max).nullish(),
  guest: secret.nullish(),
};

const GUEST_ERRORS = ['not_found', 'share_password_wrong', 'comments_closed', 'server_busy'] as const;

/** A POST, so that neither password nor key stands in an address or a log. */
export const sharedComments = defineRoute({
  id: 'sharedComments',
  method: 'POST',
  path: '/api/shared/:token/comments/list',
  summary: 'The comments by a link',
  params: z.strictObject({ token: secret }),
  body: z.strictObject(asGuest),
  responses: [guestAnswer],
  errors: [...BODY_ERRORS, ...GUEST_ERRORS],
});

/** With a name, where there is no key of a guest yet: the answer brings one. */
export const writeSharedComment = defineRoute({
  id: 'writeSharedComment',
  method: 'POST',
  path: '/api/shared/:token/comments',
  summary: 'Comment by a link',
  params: z.strictObject({ token: secret }),
  body: z.strictObject({
    ...asGuest,
    name: singleLine(NAME_LIMIT).nullish(),
    comment: newCommentSchema,
  }),
  bodyLimit: BODY_LIMIT,
  successStatus: 201,
  responses: [guestAnswer],
  errors: [...BODY_ERRORS, ...GUEST_ERRORS, 'guest_blocked', 'guest_name_needed', ...COMMENT_ERRORS],
});

export const deleteSharedComment = defineRoute({
  id: 'deleteSharedComment',
  method: 'POST',
  path: '/api/shared/:token/comments/:commentId/delete',
  summary: 'Delete a comment of one’s own',
  params: z.strictObject({ token: secret, commentId: z.uuid() }),
  body: z.strictObject({ guest: secret }),
  responses: [guestAnswer],
  errors: [...BODY_ERRORS, ...GUEST_ERRORS],
});

const mailsAnswer = jsonAnswer(
  'Whether the account gets mails about comments',
  z.strictObject({ wanted: z.boolean() }),
);

export const commentMails = defineRoute({
  id: 'commentMails',
  access: 'account',
  method: 'GET',
  path: '/api/users/me/comment-mails',
  summary: 'Whether the account gets mails about comments',
  responses: [mailsAnswer],
  errors: [],
});

export const chooseCommentMails = defineRoute({
  id: 'chooseCommentMails',
  access: 'account',
  method: 'PUT',
  path: '/api/users/me/comment-mails',
  summary: 'Choose whether to get mails about comments, one a day at most',
  body: z.strictObject({ wanted: z.boolean() }),
  responses: [mailsAnswer],
  errors: [...BODY_ERRORS],
});

/** One-click unsubscribing (RFC 8058): mail programs send a form, which says nothing more. */
export const stopCommentMails = defineRoute({
  id: 'stopCommentMails',
  method: 'POST',
  path: '/api/comment-mails/:token/stop',
  summary: 'Have no more mails about comments, by the link in one',
  params: z.strictObject({ token: secret }),
  responses: [mailsAnswer],
  errors: ['key_invalid'],
});
