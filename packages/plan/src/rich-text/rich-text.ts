import { z } from 'zod';
import { longText, TEXT_LIMITS } from '../fields.ts';
import { blocks } from './blocks.ts';
import { plainTextOf } from './plain-text.ts';

/** Text with formats or lists: its blocks, in order. */
export const richDocument = z.strictObject({ blocks: blocks }).check(({ value, issues }) => {
  const { length } = plainTextOf(value);
  if (length <= TEXT_LIMITS.long) return;
  // As for a plain text that is too long.
  issues.push({
    code: 'too_big',
    origin: 'string',
    maximum: TEXT_LIMITS.long,
    inclusive: true,
    input: value,
    continue: true,
  });
});
export type RichDocument = z.infer<typeof richDocument>;

/**
 * What the long fields hold. Text without formats is a plain string, its paragraphs separated by line breaks: most texts
 * are, and so was every text before there were formats.
 */
export const richText = z.union([longText, richDocument]);
export type RichText = z.infer<typeof richText>;
