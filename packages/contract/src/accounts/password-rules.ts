import type { ErrorCode } from '../errors.ts';

/** Specification §5. */
export const PASSWORD_LENGTH = 8;
/** More than anybody types; what hashing costs stays bounded. */
export const PASSWORD_LIMIT = 200;
/** Guessing must take more than 10^8 attempts (zxcvbn's score of 0 to 4). */
export const PASSWORD_SCORE = 3;
/** A longer one is measured by its beginning: how long measuring takes grows with the square of the length. */
const MEASURED = 100;

const RULES = [
  { code: 'password_too_short', holds: (password) => [...password].length >= PASSWORD_LENGTH },
  { code: 'password_needs_lowercase', holds: (password) => /\p{Ll}/u.test(password) },
  { code: 'password_needs_uppercase', holds: (password) => /\p{Lu}/u.test(password) },
  { code: 'password_needs_digit', holds: (password) => /\p{Nd}/u.test(password) },
] as const satisfies readonly { code: ErrorCode; holds: (password: string) => boolean }[];

export type PasswordRule = (typeof RULES)[number]['code'];

/** The rules a password breaks, in the order they are told; how easy it is to guess is another matter. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  RULES.filter(({ holds }) => !holds(password)).map(({ code }) => code);

/** The part of a password that is measured, here and in the browser alike. */
export const measuredPart = (password: string): string => password.slice(0, MEASURED);

/** The words of a person's own name and address, which make a password easy to guess. */
export const easyWordsOf = (person: { email: string; name: string; surname: string }): string[] =>
  [person.email, person.name, person.surname]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
