import { PRODUCT_NAME } from '@trazo/plan/product';
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

/** The rules a password breaks, in the order they are reported; how easy it is to guess is another matter. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  RULES.filter(({ holds }) => !holds(password)).map(({ code }) => code);

/** The words of a person's own name and address, which make a password easy to guess. */
export const easyWordsOf = (person: { email: string; name: string; surname: string }): string[] =>
  [person.email, person.name, person.surname]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);

/** What this product is called and makes, in its languages: the first words tried on its accounts. */
const PRODUCT_WORDS: readonly string[] = [
  PRODUCT_NAME,
  ...['businessplan', 'business', 'geschaeftsplan', 'geschäftsplan', 'plandenegocio', 'negocio'],
  ...['pianodimpresa', 'impresa', 'plandaffaires', 'affaires', 'plan', 'piano'],
];

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Without capitals and with digits read as the letters they stand for, each character in its place. */
const plainly = (text: string): string =>
  Array.from(text.split(''), (sign) => LOOKALIKES[sign] ?? lowered(sign)).join('');

/** A few letters have a small form of two characters. */
const lowered = (sign: string): string => (sign.toLowerCase().length === 1 ? sign.toLowerCase() : sign);

function without(password: string, words: readonly string[]): string {
  let left = password;
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const plain = plainly(word);
    for (let at = plainly(left).indexOf(plain); at >= 0; at = plainly(left).indexOf(plain)) {
      left = left.slice(0, at) + left.slice(at + plain.length);
    }
  }
  return left;
}

export interface MeasuredPassword {
  /** All of them have to be hard to guess: the password, and what is left of it without the easy words. */
  readonly parts: readonly string[];
  readonly easyWords: string[];
}

/** What is measured of a password, here and in the browser alike. */
export function measuredOf(
  password: string,
  person: { email: string; name: string; surname: string },
): MeasuredPassword {
  const easyWords = [...PRODUCT_WORDS, ...easyWordsOf(person)];
  const measured = password.slice(0, MEASURED);
  const left = without(measured, easyWords);
  return { parts: left === measured ? [measured] : [measured, left], easyWords };
}
