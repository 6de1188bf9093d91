import { z } from 'zod';

const TEXT_LENGTH = 300;
const text = z.string().trim().min(1).max(TEXT_LENGTH);

/** The same announcement in every language of the interface. */
export const announcementTextsSchema = z.strictObject({ es: text, en: text, it: text, fr: text, de: text });
export type AnnouncementTexts = z.output<typeof announcementTextsSchema>;
export const ANNOUNCEMENT_TEXT_LIMIT = TEXT_LENGTH;
