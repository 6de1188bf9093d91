import { languageSchema } from '@trazo/plan/language-schema';
import { z } from 'zod';
import { PASSWORD_LIMIT } from '../accounts/password-rules.ts';
import { contactFields } from '../accounts/person-fields.ts';
import { userSchema } from '../accounts/user.ts';
import { BODY_ERRORS, EMAIL_ERRORS, PASSWORD_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** Longer than any address: what is wrong with one is said by `email_invalid`. */
export const emailField = z.string().max(1_000);
export const passwordField = z.string().max(PASSWORD_LIMIT);

const userAnswer = (description: string) => jsonAnswer(description, userSchema);

/** A session that has just begun: the bearer token, which is sent only this once. */
export const signedInSchema = z.strictObject({ token: z.string(), user: userSchema });

export const acceptances = {
  accept_terms: z.boolean(),
  accept_privacy: z.boolean(),
  legal_age: z.boolean(),
} as const;

/** Creates an account and its first session. */
export const createUser = defineRoute({
  id: 'createUser',
  method: 'POST',
  path: '/api/users',
  summary: 'Create an account',
  body: z.strictObject({
    user_email: emailField,
    password: passwordField,
    user_name: contactFields.user_name.optional(),
    user_post_name: contactFields.user_post_name.optional(),
    user_language: languageSchema.optional(),
    ...acceptances,
  }),
  successStatus: 201,
  responses: [jsonAnswer('The account, signed in', signedInSchema)],
  errors: [
    ...BODY_ERRORS,
    ...PASSWORD_ERRORS,
    ...EMAIL_ERRORS,
    'email_in_use',
    'terms_not_accepted',
    'privacy_not_accepted',
    'legal_age_not_declared',
    'sign_ups_paused',
  ],
});

export const currentUser = defineRoute({
  id: 'currentUser',
  access: 'account',
  method: 'GET',
  path: '/api/users/me',
  summary: 'The account that is signed in',
  responses: [userAnswer('The account')],
  errors: [],
});

/** Changes what is sent and leaves the rest. */
export const updateUser = defineRoute({
  id: 'updateUser',
  access: 'account',
  method: 'PUT',
  path: '/api/users/me',
  summary: 'Change name and contact data',
  body: z.strictObject(contactFields).partial(),
  responses: [userAnswer('The account as it is now')],
  errors: [...BODY_ERRORS],
});

/** Ends every other session. */
export const changePassword = defineRoute({
  id: 'changePassword',
  access: 'account',
  method: 'PUT',
  path: '/api/users/me/password',
  summary: 'Change the password',
  body: z.strictObject({ last_password: passwordField, new_password: passwordField }),
  responses: [
    jsonAnswer(
      'Changed; the other sessions have ended',
      z.strictObject({ status: z.literal('password_changed') }),
    ),
  ],
  errors: [...BODY_ERRORS, ...PASSWORD_ERRORS, 'incorrect_last_password'],
});

export const changeLanguage = defineRoute({
  id: 'changeLanguage',
  access: 'account',
  method: 'PUT',
  path: '/api/users/me/language',
  summary: 'Change the language of interface and mails',
  body: z.strictObject({ language: languageSchema }),
  responses: [userAnswer('The account as it is now')],
  errors: [...BODY_ERRORS],
});

/** Needs the password; an account without one a sign-in of the last minutes: `sign_in_again` asks for it. */
export const deleteUser = defineRoute({
  id: 'deleteUser',
  access: 'account',
  method: 'POST',
  path: '/api/users/me/delete',
  summary: 'Delete the account and everything it owns',
  body: z.strictObject({ password: passwordField.optional() }),
  responses: [
    jsonAnswer('Deleted; every session has ended', z.strictObject({ status: z.literal('account_deleted') })),
  ],
  errors: [...BODY_ERRORS, 'incorrect_last_password', 'sign_in_again', 'payment_provider_unavailable'],
});

export const exportUser = defineRoute({
  id: 'exportUser',
  access: 'account',
  method: 'GET',
  path: '/api/users/me/export',
  summary: 'Everything the account holds, as a ZIP',
  responses: [
    {
      mediaType: 'application/zip',
      description:
        'JSON files and, for those who may take them out, the plans as PDF; `…-missing.json` says what could not be put in, and why',
    },
  ],
  errors: [],
});
