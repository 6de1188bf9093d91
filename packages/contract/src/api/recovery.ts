import { z } from 'zod';
import { emailField, passwordField } from './accounts.ts';
import { BODY_ERRORS, EMAIL_ERRORS, PASSWORD_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const key = z.string().max(200);

/** Says the same, as fast, whether there is such an account or not. */
export const requestRecovery = defineRoute({
  id: 'requestRecovery',
  method: 'POST',
  path: '/api/users/remember-password',
  summary: 'Ask for a mail to set a new password',
  body: z.strictObject({ user_email: emailField }),
  responses: [
    jsonAnswer(
      'If there is such an account, a mail is on its way',
      z.strictObject({ status: z.literal('recovery_requested') }),
    ),
  ],
  errors: [...BODY_ERRORS, ...EMAIL_ERRORS],
});

export const verifyRecovery = defineRoute({
  id: 'verifyRecovery',
  method: 'GET',
  path: '/api/users/remember-verify/:key',
  summary: 'Whether a recovery key can still be used',
  params: z.strictObject({ key }),
  responses: [jsonAnswer('It can', z.strictObject({ status: z.literal('key_valid') }))],
  errors: ['key_invalid'],
});

/** Uses the key up and ends every session. */
export const resetPassword = defineRoute({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/users/reset-password',
  summary: 'Set a new password with a recovery key',
  body: z.strictObject({ new_password: passwordField, password_recovery_id: key }),
  responses: [
    jsonAnswer('Changed; sign in with it', z.strictObject({ status: z.literal('password_changed') })),
  ],
  errors: [...BODY_ERRORS, ...PASSWORD_ERRORS, 'key_invalid'],
});
