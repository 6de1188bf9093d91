import { z } from 'zod';
import {
  coAuthorRole,
  INVITATION_DAYS,
  planPeopleSchema,
  planRole,
  presenceSchema,
} from '../plans/co-authors.ts';
import { emailField } from './accounts.ts';
import { BODY_ERRORS, EMAIL_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const params = z.strictObject({ id: z.uuid() });
const personParams = z.strictObject({ id: z.uuid(), personId: z.uuid() });
const invitationParams = z.strictObject({ id: z.uuid(), invitationId: z.uuid() });
/** 32 bytes in base 64 for addresses. */
const tokenParams = z.strictObject({ token: z.string().max(64) });

const peopleAnswer = jsonAnswer('The people there are', planPeopleSchema);

export const planPeople = defineRoute({
  id: 'planPeople',
  access: 'account',
  method: 'GET',
  path: '/api/business_plan/:id/people',
  summary: 'The people of a plan',
  params,
  responses: [peopleAnswer],
  errors: ['not_found'],
});

/**
 * Sends a link that is accepted once, within `INVITATION_DAYS`, by an account with this address. An address that is invited already has
 * its role changed and gets no second mail. The answer is the same whether or not the address is an account's.
 */
export const invite = defineRoute({
  id: 'invite',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/invitations',
  summary: `Invite a co-author by e-mail, for ${INVITATION_DAYS} days`,
  params,
  body: z.strictObject({ email: emailField, role: coAuthorRole }),
  successStatus: 201,
  responses: [peopleAnswer],
  errors: [
    ...BODY_ERRORS,
    ...EMAIL_ERRORS,
    'not_found',
    'plan_owner_only',
    'invitation_to_oneself',
    'co_author_already',
    'too_many_co_authors',
  ],
});

export const withdrawInvitation = defineRoute({
  id: 'withdrawInvitation',
  access: 'account',
  method: 'DELETE',
  path: '/api/business_plan/:id/invitations/:invitationId',
  summary: 'Withdraw an invitation',
  params: invitationParams,
  responses: [peopleAnswer],
  errors: ['not_found', 'plan_owner_only'],
});

export const changeRole = defineRoute({
  id: 'changeRole',
  access: 'account',
  method: 'PUT',
  path: '/api/business_plan/:id/people/:personId',
  summary: 'Change what a co-author may do',
  params: personParams,
  body: z.strictObject({ role: coAuthorRole }),
  responses: [peopleAnswer],
  errors: [...BODY_ERRORS, 'not_found', 'plan_owner_only'],
});

/** The owner removes anyone; a co-author removes themselves. Streams of who is removed end at once. */
export const removePerson = defineRoute({
  id: 'removePerson',
  access: 'account',
  method: 'DELETE',
  path: '/api/business_plan/:id/people/:personId',
  summary: 'Remove a co-author, or leave a plan',
  params: personParams,
  responses: [
    jsonAnswer('They have no access any more', z.strictObject({ status: z.literal('person_removed') })),
  ],
  errors: ['not_found', 'plan_owner_only'],
});

/** The plan goes to the co-author with its pictures; its links end, and the caller stays as a co-author who may edit. */
export const handOver = defineRoute({
  id: 'handOver',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/people/:personId/hand-over',
  summary: 'Make a co-author the owner of a plan',
  params: personParams,
  responses: [peopleAnswer],
  errors: ['not_found', 'plan_owner_only', 'plans_too_large', 'storage_full', 'pictures_unavailable'],
});

export const tellPresence = defineRoute({
  id: 'tellPresence',
  access: 'account',
  method: 'POST',
  path: '/api/business_plan/:id/presence',
  summary: 'Tell the other open devices of a plan where this one is',
  params,
  body: presenceSchema,
  responses: [jsonAnswer('Passed on', z.strictObject({ status: z.literal('presence_told') }))],
  errors: [...BODY_ERRORS, 'not_found'],
});

/** A visitor with the link may read what it is for: it went to that address alone. */
export const describeInvitation = defineRoute({
  id: 'describeInvitation',
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'What an invitation is for',
  params: tokenParams,
  responses: [
    jsonAnswer(
      'The plan, who invites, and what they may do',
      z.strictObject({
        business_plan_name: z.string(),
        invited_by: z.string(),
        /** The address that may accept it. */
        email: z.string(),
        role: coAuthorRole,
        expires_at: z.iso.datetime(),
      }),
    ),
  ],
  errors: ['not_found', 'invitation_expired', 'invitation_used'],
});

/** Accepted again by the same account it answers the same. */
export const acceptInvitation = defineRoute({
  id: 'acceptInvitation',
  access: 'account',
  method: 'POST',
  path: '/api/invitations/:token/accept',
  summary: 'Become a co-author',
  params: tokenParams,
  responses: [
    jsonAnswer(
      'The plan that is open to the caller now',
      z.strictObject({ business_plan_id: z.uuid(), role: planRole }),
    ),
  ],
  errors: [
    'not_found',
    'invitation_expired',
    'invitation_used',
    'invitation_for_another',
    'invitation_to_oneself',
  ],
});
