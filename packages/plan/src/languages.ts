/** Interface and document languages (specification §9). Without zod: pages a stranger sees load this file. */
export const LANGUAGES = ['es', 'en', 'it', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'es';
export const FALLBACK_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
