import type { TradeKind } from '@trazo/plan/trade-kinds';
import type { ForecastWords, QuestionId } from '../forecast-words.ts';

type Examples = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

/**
 * The example of a question: of the plan's country where it is about its law and its lenders, of its trade where trades differ; else,
 * and for shops, the question's own.
 */
export function exampleOf(words: ForecastWords, id: QuestionId, trade: TradeKind, country: string): string {
  const countries: Examples = words.examples.country;
  const trades: Examples = words.examples.trade;
  return countries[country]?.[id] ?? trades[trade]?.[id] ?? words.questions[id].example;
}
