import { z } from 'zod';
import { calendarDate, isBlank, shortText } from './fields.ts';
import { image } from './images.ts';

/** What fills the cover's picture place. */
export const COVER_PICTURES = ['none', 'pattern', 'photo'] as const;
export type CoverPicture = (typeof COVER_PICTURES)[number];

/** Patterns drawn from the theme's two colours. */
export const COVER_PATTERNS = ['waves', 'quarters', 'facets', 'contours', 'dots', 'stripes'] as const;
export type CoverPatternId = (typeof COVER_PATTERNS)[number];

/** Whether the cover says that the plan is confidential, and in whose words. */
export const CONFIDENTIALITIES = ['none', 'standard', 'own'] as const;

/** Characters of what a version is called (“2.1”, “draft for the bank”). */
export const VERSION_LIMIT = 40;

/**
 * What the cover shows beside the company's data. What is not chosen now is kept: a photo while a pattern is shown, own
 * words while the usual ones are printed.
 */
export const coverSchema = z.strictObject({
  picture: z.enum(COVER_PICTURES),
  pattern: z.enum(COVER_PATTERNS),
  photo: image,
  subtitle: shortText,
  confidentiality: z.enum(CONFIDENTIALITIES),
  confidentialityText: shortText,
  version: z.string().max(VERSION_LIMIT),
  /** Empty: the day the document is made. */
  date: calendarDate,
});
export type Cover = z.infer<typeof coverSchema>;

/** A cover that shows the company's data alone. */
export const PLAIN_COVER: Cover = {
  picture: 'none',
  pattern: 'waves',
  photo: '',
  subtitle: '',
  confidentiality: 'none',
  confidentialityText: '',
  version: '',
  date: '',
};

/** Whether nothing was written or put there; a mere choice of look is nothing one could miss. */
export const isPlainCover = ({ photo, subtitle, confidentialityText, version, date }: Cover): boolean =>
  [photo, subtitle, confidentialityText, version, date].every(isBlank);
