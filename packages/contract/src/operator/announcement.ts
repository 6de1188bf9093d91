import { z } from 'zod';
import { manyLines } from '../accounts/person-fields.ts';

const TEXT_LENGTH = 300;
const text = manyLines(TEXT_LENGTH)
  .transform((written) => written.trim())
  .pipe(z.string().min(1));

/** The same announcement in every language of the interface. */
export const announcementTextsSchema = z.strictObject({ es: text, en: text, it: text, fr: text, de: text });
export type AnnouncementTexts = z.output<typeof announcementTextsSchema>;
/** Shown now or later, together: every visitor is sent those of now. */
export const ANNOUNCEMENT_LIMIT = 10;
export const ANNOUNCEMENT_TEXT_LIMIT = TEXT_LENGTH;
