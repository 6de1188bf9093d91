import type { Language } from './languages.ts';

/** The region whose conventions a language follows. */
export const REGIONS = { es: 'ES', en: 'GB', it: 'IT', fr: 'FR', de: 'DE' } as const satisfies Record<
  Language,
  string
>;

/** A language with its region, as the platform's formats name it: `en-GB`. */
export const localeOf = (language: Language): string => `${language}-${REGIONS[language]}`;
