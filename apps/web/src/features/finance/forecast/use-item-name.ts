import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { filledIn } from './asked-answers.ts';
import { say, useForecastWords } from './forecast-words.ts';
import { type Item, type ListName, linesOf } from './questions/question.ts';

/** How a line of a list is called: by itself or by what it follows, by its kind, or by its number. */
export function useItemName(list: ListName | undefined): (item: Item, number: number) => string {
  const words = useForecastWords();
  const filled = useDraft(({ draft }) => filledIn(draft));
  const kinds: Readonly<Record<string, string>> = {
    ...words.options.category,
    ...words.options.investmentKind,
  };
  return (asked, number) => {
    const lines = filled === null || list === undefined ? [] : linesOf(filled, list);
    const item = lines.find(({ id }) => id === asked.id) ?? asked;
    const own = ('role' in item ? item.role : item.name).trim();
    const kind = 'category' in item ? kinds[item.category] : 'inKind' in item ? kinds[item.kind] : undefined;
    return own || kind || say(words.ui.line, { number: String(number) });
  };
}
