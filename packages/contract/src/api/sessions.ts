import { languageSchema } from '@trazo/plan/language-schema';
import { z } from 'zod';
import { userSchema } from '../accounts/user.ts';
import { acceptances, emailField, passwordField, signedInSchema } from './accounts.ts';
import { BODY_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const signedInAnswer = jsonAnswer('A new session', signedInSchema);

/** Says the same, as slowly, of a wrong password and of an account there is not. */
export const signIn = defineRoute({
  id: 'signIn',
  method: 'POST',
  path: '/api/users/login',
  summary: 'Sign in with e-mail and password',
  body: z.strictObject({ user_email: emailField, password: passwordField }),
  responses: [signedInAnswer],
  errors: [...BODY_ERRORS, 'credentials_wrong'],
});

/** Google's ID token with the nonce it was asked for; the identifier alone proves nothing. */
const googleProof = {
  sub_id_google: z.string().max(255),
  credential: z.string().max(8_192).optional(),
  nonce: z.string().max(255).optional(),
} as const;

/**
 * The verified token decides who it is. A person Google sends for the first time gets an account if the declarations of
 * a sign-up are there (`acceptance_required`); an account with the same e-mail is never taken over: its owner signs in as
 * always and links Google from inside (`google_link_needs_sign_in`).
 */
export const signInWithGoogle = defineRoute({
  id: 'signInWithGoogle',
  method: 'POST',
  path: '/api/users/login-google',
  summary: 'Sign in with Google',
  body: z.strictObject({
    ...googleProof,
    user_language: languageSchema.optional(),
    ...z.object(acceptances).partial().shape,
  }),
  responses: [signedInAnswer],
  errors: [
    ...BODY_ERRORS,
    'google_token_invalid',
    'google_unreachable',
    'google_link_needs_sign_in',
    'acceptance_required',
    'sign_ups_paused',
  ],
});

/** Asks for the password, where the account has one: what is linked opens the account from then on. */
export const linkGoogle = defineRoute({
  id: 'linkGoogle',
  access: 'account',
  method: 'PUT',
  path: '/api/users/me/google',
  summary: 'Let the account be signed in to with Google as well',
  body: z.strictObject({ ...googleProof, password: passwordField.optional() }),
  responses: [jsonAnswer('The account', userSchema)],
  errors: [
    ...BODY_ERRORS,
    'incorrect_last_password',
    'sign_in_again',
    'google_token_invalid',
    'google_unreachable',
    'google_account_in_use',
  ],
});

export const signOut = defineRoute({
  id: 'signOut',
  access: 'account',
  method: 'POST',
  path: '/api/users/logout',
  summary: 'End this session',
  responses: [
    jsonAnswer('Its token is worth nothing now', z.strictObject({ status: z.literal('signed_out') })),
  ],
  errors: [],
});

export const sessionSchema = z.strictObject({
  id: z.uuid(),
  /** What the browser said of itself when it signed in. */
  device: z.string(),
  signed_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  current: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;

const sessionsAnswer = jsonAnswer(
  'The sessions there are, the last used first',
  z.strictObject({ sessions: z.array(sessionSchema) }),
);

export const listSessions = defineRoute({
  id: 'listSessions',
  access: 'account',
  method: 'GET',
  path: '/api/users/me/sessions',
  summary: 'Where the account is signed in',
  responses: [sessionsAnswer],
  errors: [],
});

export const endSession = defineRoute({
  id: 'endSession',
  access: 'account',
  method: 'DELETE',
  path: '/api/users/me/sessions/:id',
  summary: 'End one session',
  params: z.strictObject({ id: z.uuid() }),
  responses: [sessionsAnswer],
  errors: ['not_found'],
});

export const endOtherSessions = defineRoute({
  id: 'endOtherSessions',
  access: 'account',
  method: 'DELETE',
  path: '/api/users/me/sessions',
  summary: 'End every session but this one',
  responses: [sessionsAnswer],
  errors: [],
});
