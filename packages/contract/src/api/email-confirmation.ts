import { z } from 'zod';
import { emailField, passwordField } from './accounts.ts';
import { BODY_ERRORS, EMAIL_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** Sends the mail that asks whether the address is theirs once more. */
export const requestEmailConfirmation = defineRoute({
  id: 'requestEmailConfirmation',
  access: 'account',
  method: 'POST',
  path: '/api/users/me/email/confirmation',
  summary: 'Send the mail that confirms the e-mail address again',
  responses: [
    jsonAnswer(
      'Sent, or not needed any more',
      z.strictObject({ status: z.enum(['confirmation_sent', 'email_confirmed']) }),
    ),
  ],
  errors: [],
});

/** Asks for the password where there is one. The address changes once the new one confirms; the old one can stop it. */
export const changeEmail = defineRoute({
  id: 'changeEmail',
  access: 'account',
  method: 'PUT',
  path: '/api/users/me/email',
  summary: 'Ask to change the e-mail address',
  body: z.strictObject({ user_email: emailField, password: passwordField.optional() }),
  responses: [
    jsonAnswer(
      'Mails went to the new address and to the old one',
      z.strictObject({ status: z.literal('confirmation_sent') }),
    ),
  ],
  errors: [...BODY_ERRORS, ...EMAIL_ERRORS, 'email_in_use', 'incorrect_last_password', 'sign_in_again'],
});

/** The key of the mail that tells the old address of a change. */
export const stopEmailChange = defineRoute({
  id: 'stopEmailChange',
  method: 'POST',
  path: '/api/users/stop-email-change',
  summary: 'Stop a change of the e-mail address, and end every session',
  body: z.strictObject({ key: z.string().max(200) }),
  responses: [jsonAnswer('The address stays', z.strictObject({ status: z.literal('email_change_stopped') }))],
  errors: [...BODY_ERRORS, 'key_invalid'],
});

/** The key of the mail to a first address or to a new one. */
export const confirmEmail = defineRoute({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/users/confirm-email',
  summary: 'Confirm an e-mail address with the key sent to it',
  body: z.strictObject({ key: z.string().max(200) }),
  responses: [
    jsonAnswer(
      'Confirmed; it is the account’s address now',
      z.strictObject({ status: z.literal('email_confirmed'), user_email: z.string() }),
    ),
  ],
  errors: [...BODY_ERRORS, 'key_invalid', 'email_in_use'],
});
