import { z } from 'zod';
import { TEXT_LIMITS } from '../fields.ts';
import { linkAddress } from './link-address.ts';

const span = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(TEXT_LIMITS.long)
    .regex(/^[^\n]*$/),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: linkAddress.optional(),
});
/** A run of text in one format. */
export type RichSpan = z.infer<typeof span>;

/** One line of writing: the inside of a paragraph or of a list's item. No spans are a blank one. */
const line = z.array(span);
export type RichLine = z.infer<typeof line>;

const items = z.array(line).min(1);

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), spans: line }),
  z.strictObject({ type: z.literal('bulletList'), items }),
  z.strictObject({ type: z.literal('numberedList'), items }),
]);
export type RichBlock = z.infer<typeof block>;

/** How many there may be follows from the text's length: each line of it has at least its line break. */
export const blocks = z.array(block).min(1);
