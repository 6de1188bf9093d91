import { PASSWORD_ERRORS } from '@trazo/contract/api/error-groups';

type PasswordError = (typeof PASSWORD_ERRORS)[number];

const entries = PASSWORD_ERRORS.map((code) => [code, 'password'] as const);

/** What the server finds wrong with a new password stands at the field named `password`. */
export const PASSWORD_FIELD_OF = Object.fromEntries(entries) as Record<PasswordError, 'password'>;
