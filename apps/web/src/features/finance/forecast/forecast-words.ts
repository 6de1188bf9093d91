import type { Use } from '@trazo/forecast/ledger/figure';
import { filled, type TextValues } from '@trazo/messages/filled-text';
import { createContext, useContext } from 'react';
import type { ForecastWords } from '../../../shared/words/forecast-words.ts';

export type { ForecastWords };

export type QuestionId = keyof ForecastWords['questions'];
export type FieldLabel = keyof ForecastWords['fields'];

export const WordsContext = createContext<ForecastWords | undefined>(undefined);

/** The words of the questions, within the part that has fetched them. */
export function useForecastWords(): ForecastWords {
  const found = useContext(WordsContext);
  if (found === undefined) throw new Error('The words of the forecast are not there');
  return found;
}

/** What the money of the first year is used for: investments are called as their kinds are. */
export const useNames = ({ grid, options }: ForecastWords): Readonly<Record<Use, string>> => ({
  ...grid.uses,
  ...options.investmentKind,
});

/** A text with its values. */
export const say = (text: string, values: TextValues): string => filled(text, values) ?? text;
