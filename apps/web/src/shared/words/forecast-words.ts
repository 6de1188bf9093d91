import type words from '@trazo/messages/help/es/forecast.json';
import type { Language } from '@trazo/plan/languages';
import { fetchWords } from './fetch-words.ts';

export type ForecastWords = typeof words;

const FILES = import.meta.glob<ForecastWords>('../../../../../packages/messages/help/*/forecast.json', {
  import: 'default',
});

/** The words of the forecast's questions in a language. */
export const fetchForecastWords = (language: Language): Promise<ForecastWords> =>
  fetchWords(FILES, language, 'forecast');
