import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@trazo/plan/languages';
import Negotiator from 'negotiator';

/** The first language the client accepts that we speak, by its first two letters; else Spanish. */
export function requestLanguage(headers: Record<string, string | string[] | undefined>): Language {
  for (const tag of new Negotiator({ headers }).languages()) {
    const letters = tag.slice(0, 2).toLowerCase();
    if (isLanguage(letters)) return letters;
  }
  return DEFAULT_LANGUAGE;
}
