import type { Doubt, Said } from '@trazo/forecast/checks/doubt';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { formatAmount, formatPercent, formatTime } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { useYearNumber } from '../../../../workspace/plan-form/use-year-name.ts';
import { questionOf } from '../explain/asked-question.ts';
import { type QuestionId, say, useForecastWords } from '../forecast-words.ts';
import { useMonthName } from '../months/use-month-name.ts';

/** The question where a doubt is put right. */
export const questionAt = (assumptions: Assumptions, { at }: Doubt): QuestionId =>
  typeof at === 'string' ? at : (questionOf(assumptions, at) ?? 'volume');

/** Writes a doubt as a sentence with its figures. */
export function useSentence(assumptions: Assumptions): (doubt: Doubt) => string {
  const words = useForecastWords();
  const language = useLanguage();
  const money = useMoney();
  const year = useYearNumber();
  const month = useMonthName();
  const text = (said: Said): string => {
    switch (said.measure) {
      case 'year':
        return year(said.year);
      case 'name':
        return said.text || words.doubts.unnamed;
      case 'money':
        return money(said.text);
      case 'percent':
        return formatPercent(Number(said.text).toFixed(1).replace(/\.0$/, ''), language);
      case 'months':
        return formatTime(Number(said.text), 'month', language);
      case 'month':
        return month(Number(said.text));
      case 'times':
        return formatAmount(Number(said.text).toFixed(2), language);
      default:
        return formatAmount(said.text, language);
    }
  };
  return (doubt) => {
    const figures = Object.entries(doubt.figures).map(([name, said]) => [name, text(said)] as const);
    const question = words.questions[questionAt(assumptions, doubt)].title;
    return say(words.doubts.of[doubt.says], { ...Object.fromEntries(figures), question });
  };
}
