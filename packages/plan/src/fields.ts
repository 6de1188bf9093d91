import { z } from 'zod';
import { objection } from './issue-codes.ts';
import { hardLimit } from './list-limits.ts';

/** Upper bounds in characters; a plan within them always fits one request and one document. */
export const TEXT_LIMITS = { short: 200, long: 30_000 } as const;

/** How many items of each list the form offers; the schemas take more (`hardLimit`). */
export const LIST_LIMITS = {
  products: 300,
  members: 200,
  campaigns: 300,
  steps: 200,
  goals: 100,
  swotItems: 100,
  departments: 100,
  departmentPositions: 100,
  organigramNodes: 300,
  yearLines: 100,
  reasonedAmounts: 100,
  competitors: 100,
} as const;
export type ListName = keyof typeof LIST_LIMITS;

/** One line of text. An empty string is a field not filled in yet. */
export const shortText = z.string().max(TEXT_LIMITS.short);

/** Paragraphs, separated by line breaks. */
export const longText = z.string().max(TEXT_LIMITS.long);

/** Identifies an item of a list inside one plan; unique there, meaningless elsewhere. */
export const itemId = z.string().min(1).max(64);

/** Calendar day as `YYYY-MM-DD`, or empty. */
export const calendarDate = z.union([z.literal(''), z.iso.date()]);
export type CalendarDate = z.infer<typeof calendarDate>;

/**
 * Own funds and share capital are typed freely (`< 3.000 €`) but only from digits, blanks, currency symbols and
 * `< > . ,` (specification §5).
 */
export const approximateAmount = z
  .string()
  // Before the pattern is tried: over tens of millions of characters it would overflow the stack.
  .max(60, { abort: true })
  .regex(/^(?:[\d\s<>.,$€£¥₹₽₿]|R\$|Fr)*$/u);

/** A list within the hard limit of the table's, whose items do not share their ids. */
export function uniqueById<Item extends z.ZodType<{ id: string }>>(item: Item, list: ListName) {
  return z
    .array(item)
    .max(hardLimit(LIST_LIMITS[list]))
    .refine(haveOwnIds, objection('duplicate_id', 'duplicate id'));
}

function haveOwnIds(items: readonly { id: string }[]): boolean {
  if (items.length < 2) return true;
  const seen = new Set<string>();
  for (const { id } of items) seen.add(id);
  return seen.size === items.length;
}

/**
 * What never shows on paper, as the inside of a regular expression's class: controls, private and unassigned characters,
 * and those that only steer their neighbours.
 */
export const INVISIBLE = String.raw`\p{Cc}\p{Co}\p{Cn}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc`;

/** A mark without a letter is nothing; U+2800 is braille without a dot. */
const VISIBLE = new RegExp(String.raw`[^\s\p{M}\u2800${INVISIBLE}]`, 'u');

/** Nothing that would show on paper: spaces, invisible characters and lone marks alone are a blank. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Something is given and can be read: a draft may hold a date or a figure that is still being corrected. */
export const isGiven = (field: z.ZodType, text: string): boolean =>
  !isBlank(text) && field.safeParse(text).success;
