import type words from '@trazo/messages/help/es/forecast.json';
import type { Language } from '@trazo/plan/languages';
import { recovery } from '../missing-code/this-page.ts';

export type ForecastWords = typeof words;

const FILES = import.meta.glob<ForecastWords>('../../../../../packages/messages/help/*/forecast.json', {
  import: 'default',
});

const known = new Map<Language, Promise<ForecastWords>>();

/** The words of the forecast's questions in a language; each is fetched once. */
export function fetchForecastWords(language: Language): Promise<ForecastWords> {
  const found = known.get(language);
  if (found !== undefined) return found;
  const [, fetch] = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/forecast.json`)) ?? [];
  if (fetch === undefined) throw new RangeError(`No words of the forecast in ${language}`);
  const words = recovery.inTime(fetch);
  known.set(language, words);
  words.catch(() => known.delete(language));
  return words;
}
