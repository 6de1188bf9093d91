import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { brokenPasswordRules } from '@trazo/contract/accounts/password-rules';
import { type ErrorCode, isErrorCode } from '@trazo/contract/errors';
import type { Namespaces } from '@trazo/messages/namespaces';
import i18next from 'i18next';
import { z } from 'zod';

/** What can be wrong with a field before the server is asked; worded in `auth.json`. */
type OwnErrorCode = keyof Namespaces['auth']['errors'];
export type FieldErrorCode = OwnErrorCode | ErrorCode;

const error = (code: FieldErrorCode) => ({ message: code });

/** The first error of a text, as the issue of its field. */
const checked = (find: (text: string) => FieldErrorCode | undefined) =>
  z.string().superRefine((text, context) => {
    const found = find(text);
    if (found !== undefined) context.addIssue({ code: 'custom', message: found });
  });

/** An e-mail address (specification §5). */
export const emailText = checked((text) => {
  if (text.trim() === '') return 'email_empty';
  return readEmailAddress(text) === undefined ? 'email_invalid' : undefined;
});

/** A password that exists already: whatever it is, the server knows it. */
export const knownPassword = z.string().min(1, error('password_empty'));

/** A password to be (specification §5); how easy it is to guess is measured apart. */
export const newPassword = checked((text) => (text === '' ? 'password_empty' : brokenPasswordRules(text)[0]));

export const accepted = (code: ErrorCode) => z.boolean().refine((given) => given, error(code));

/** Says of a repeated password whether it is the same. */
export const samePassword = <Values extends { readonly password: string; readonly repeated: string }>({
  password,
  repeated,
}: Values): boolean => password === repeated;

export const MISMATCH = { path: ['repeated'], ...error('passwordMismatch') };

/** The words for what a field's validation says; other texts come from the server and are words already. */
export function errorText(message: string | undefined): string | undefined {
  if (message === undefined || message === '') return undefined;
  if (isErrorCode(message)) return i18next.t(`errors:${message}`);
  return isOwnErrorCode(message) ? i18next.t(`auth:errors.${message}`) : message;
}

const OWN_ERRORS: Readonly<Record<OwnErrorCode, true>> = {
  passwordMismatch: true,
};

const isOwnErrorCode = (message: string): message is OwnErrorCode => Object.hasOwn(OWN_ERRORS, message);
