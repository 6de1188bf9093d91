import { filled, type TextValues } from '@trazo/messages/filled-text';
import type words from '@trazo/messages/help/es/forecast.json';
import type { Language } from '@trazo/plan/languages';
import { createContext, useContext } from 'react';
import { recovery } from '../../../shared/missing-code/this-page.ts';

export type ForecastWords = typeof words;
export type QuestionId = keyof ForecastWords['questions'];
export type FieldLabel = keyof ForecastWords['fields'];

const FILES = import.meta.glob<ForecastWords>('../../../../../../packages/messages/help/*/forecast.json', {
  import: 'default',
});

const known = new Map<Language, Promise<ForecastWords>>();

/** The words of the questions in a language; each is fetched once. */
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

export const WordsContext = createContext<ForecastWords | undefined>(undefined);

/** The words of the questions, within the part that has fetched them. */
export function useForecastWords(): ForecastWords {
  const found = useContext(WordsContext);
  if (found === undefined) throw new Error('The words of the forecast are not there');
  return found;
}

/** A text with its values. */
export const say = (text: string, values: TextValues): string => filled(text, values) ?? text;
