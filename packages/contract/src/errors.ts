import { z } from 'zod';

/**
 * Every error code of the API with its status. Its messages stand in `messages/<lang>/errors.json` under the same name.
 * Bad input is always a 4xx; 5xx is ours.
 */
export const ERRORS = {
  payload_not_json: 400,
  payload_invalid: 400,
  payload_too_large: 413,
  payload_too_slow: 408,
  media_type_unsupported: 415,
  content_not_json: 400,
  content_invalid: 422,
  content_too_large: 413,
  content_newer_version: 409,
  limit_exceeded: 422,
  image_invalid: 422,
  image_missing: 422,
  image_too_large: 413,
  too_many_pixels: 413,
  font_invalid: 422,
  font_format: 422,
  font_collection: 422,
  font_variable: 422,
  font_restricted: 422,
  font_too_large: 413,
  font_without_letters: 422,
  document_too_complex: 422,
  document_too_long: 422,
  text_unprintable: 422,
  not_signed_in: 401,
  credentials_wrong: 401,
  sign_in_again: 403,
  incorrect_last_password: 422,
  email_empty: 422,
  email_invalid: 422,
  email_in_use: 409,
  password_empty: 422,
  password_too_short: 422,
  password_needs_lowercase: 422,
  password_needs_uppercase: 422,
  password_needs_digit: 422,
  password_too_easy: 422,
  terms_not_accepted: 422,
  privacy_not_accepted: 422,
  legal_age_not_declared: 422,
  acceptance_required: 422,
  google_token_invalid: 401,
  google_unreachable: 503,
  address_lookup_unavailable: 503,
  google_link_needs_sign_in: 409,
  google_account_in_use: 409,
  key_invalid: 404,
  plan_changed_elsewhere: 409,
  document_replaced: 409,
  changes_incomplete: 409,
  plans_too_large: 422,
  storage_full: 422,
  server_busy: 503,
  server_storage_full: 503,
  pictures_unavailable: 503,
  entitlement_needed: 402,
  forecast_missing: 409,
  consent_required: 422,
  consent_outdated: 409,
  price_changed: 409,
  no_subscription: 409,
  withdrawal_period_over: 409,
  order_after_withdrawal: 409,
  payment_provider_unavailable: 503,
  webhook_invalid: 400,
  document_too_large_to_send: 422,
  too_many_shares: 422,
  expiry_in_the_past: 422,
  share_password_wrong: 403,
  plan_read_only: 403,
  plan_owner_only: 403,
  comment_not_allowed: 403,
  comments_closed: 403,
  guest_blocked: 403,
  guest_name_needed: 422,
  comment_empty: 422,
  comment_too_long: 422,
  too_many_comments: 422,
  invitation_to_oneself: 422,
  invitation_for_another: 403,
  invitation_expired: 410,
  invitation_used: 410,
  co_author_already: 409,
  too_many_co_authors: 422,
  too_many_versions: 422,
  second_factor_needed: 403,
  second_factor_wrong: 422,
  second_factor_unreadable: 409,
  account_is_operator: 409,
  announcement_over: 422,
  too_many_announcements: 422,
  sign_ups_paused: 403,
  feature_paused: 403,
  not_found: 404,
  method_not_allowed: 405,
  range_not_satisfiable: 416,
  headers_too_large: 431,
  too_many_requests: 429,
  daily_limit: 403,
  renderer_busy: 503,
  not_ready: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

const isErrorCodeName = (name: string): name is ErrorCode => Object.hasOwn(ERRORS, name);
export const ERROR_CODES: readonly ErrorCode[] = Object.keys(ERRORS).filter(isErrorCodeName);

/** The HTTP status of an error code. */
export const statusOf = (code: ErrorCode): number => ERRORS[code];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && isErrorCodeName(value);
}

/** Where in the payload something is wrong: a dotted path (`ProfileData.products.3.cost`) and why, in English. */
export const issueSchema = z.strictObject({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** The body of every failure; `message` is worded in the request's language. */
export const errorResponseSchema = z.strictObject({
  error: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.array(issueSchema).optional(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;

/** A failure as a client reads it: the server may be newer, and know codes and fields that the client does not. */
export const anyErrorResponseSchema = z.object({
  error: z.string(),
  message: z.string(),
  details: z.array(issueSchema).optional().catch(undefined),
});
