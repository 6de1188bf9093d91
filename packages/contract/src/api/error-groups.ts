import type { ErrorCode } from '../errors.ts';

/** What can be wrong with any JSON body. */
export const BODY_ERRORS = [
  'payload_not_json',
  'payload_too_large',
  'payload_too_slow',
  'media_type_unsupported',
] as const satisfies readonly ErrorCode[];

/** What can be wrong with a font file of a user's own. */
export const FONT_ERRORS = [
  'font_invalid',
  'font_format',
  'font_collection',
  'font_variable',
  'font_restricted',
  'font_too_large',
  'font_without_letters',
] as const satisfies readonly ErrorCode[];

/** What can be wrong with the content of a plan. */
export const CONTENT_ERRORS = [
  'content_not_json',
  'content_invalid',
  'content_too_large',
  'content_newer_version',
  'limit_exceeded',
  'image_invalid',
  'image_too_large',
  ...FONT_ERRORS,
] as const satisfies readonly ErrorCode[];

/** What can be wrong with an e-mail address. */
export const EMAIL_ERRORS = ['email_empty', 'email_invalid'] as const satisfies readonly ErrorCode[];

/** What can be wrong with a new password. */
export const PASSWORD_ERRORS = [
  'password_empty',
  'password_too_short',
  'password_needs_lowercase',
  'password_needs_uppercase',
  'password_needs_digit',
  'password_too_easy',
] as const satisfies readonly ErrorCode[];
