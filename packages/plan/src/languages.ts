import { z } from 'zod';

/** Interface and document languages (specification §9). */
export const LANGUAGES = ['es', 'en', 'it', 'fr', 'de'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

export const DEFAULT_LANGUAGE: Language = 'es';
export const FALLBACK_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languageSchema.safeParse(value).success;
}
