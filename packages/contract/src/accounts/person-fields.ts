import { z } from 'zod';

/** Control characters, line and paragraph separators, and signs that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const REFUSED = new RegExp(`(?:${UNPRINTABLE.source}|\\s)+`, 'gu');

/** One line of text as a person writes it: nothing in it can end a header or hide what it says. */
export const singleLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !UNPRINTABLE.test(text), 'must be one line of printable text')
    .transform((text) => text.normalize('NFC').trim());

/** A text as one line that `singleLine` takes: what it refuses goes, and what is too long is cut between two characters. */
export function lineOf(text: string, max: number): string {
  const line = text.toWellFormed().normalize('NFC').replace(REFUSED, ' ').trim();
  if (line.length <= max) return line;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (kept.length + segment.length > max) break;
    kept += segment;
  }
  return kept.trimEnd();
}

/** Text of any number of lines that can be stored: PostgreSQL keeps every character but the one of code 0. */
export const manyLines = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text');

export const NAME_LIMIT = 80;
const CONTACT_LIMIT = 160;

/** How to reach a person, as they tell it in their account (specification §2). */
export const contactFields = {
  user_name: singleLine(NAME_LIMIT),
  user_post_name: singleLine(NAME_LIMIT),
  user_phone: singleLine(40),
  user_company: singleLine(CONTACT_LIMIT),
  user_address: singleLine(CONTACT_LIMIT),
  user_postal_code: singleLine(20),
  user_city: singleLine(CONTACT_LIMIT),
  user_country: singleLine(CONTACT_LIMIT),
} as const;
