import { LANGUAGES, type Language } from '../languages.ts';
import { localeOf, REGIONS } from '../regions.ts';

/** The English a document in English is worded in: British or American. */
export const ENGLISHES = ['GB', 'US'] as const;
export type English = (typeof ENGLISHES)[number];

export const USUAL_ENGLISH: English = 'GB';

/** The language of a document, with its English should it be one. */
export interface DocumentLanguage {
  readonly language: Language;
  readonly english: English;
}

/** Whether a document is worded in American English. */
export const isAmerican = ({ language, english }: DocumentLanguage): boolean =>
  language === 'en' && english === 'US';

/** The region whose conventions a document follows. */
export const documentRegion = ({ language, english }: DocumentLanguage): string =>
  language === 'en' ? english : REGIONS[language];

/** A document's language with its region, as the platform's formats name it: `en-US`. */
export const documentLocale = ({ language, english }: DocumentLanguage): string =>
  language === 'en' ? `en-${english}` : localeOf(language);

/** A language a document can have; without an English of its own it leaves the chosen one as it is. */
export interface DocumentLanguageChoice extends Partial<DocumentLanguage> {
  readonly tag: string;
  readonly language: Language;
}

/** The languages a document can have, British and American English apart. */
export const DOCUMENT_LANGUAGES: readonly DocumentLanguageChoice[] = LANGUAGES.flatMap(
  (language): DocumentLanguageChoice[] =>
    language === 'en'
      ? ENGLISHES.map((english) => ({ tag: `en-${english}`, language, english }))
      : [{ tag: language, language }],
);
