import { Button } from '@mantine/core';
import { askedAssumptions } from '@trazo/forecast/seed/asked-assumptions';
import { followingPlan } from '@trazo/forecast/seed/seeded-assumptions';
import { priceBeforeTax } from '@trazo/packs/price-tax';
import { useShallow } from 'zustand/react/shallow';
import { IconPlus } from '../../../shared/icons/icons.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { change } from './answers.ts';
import type { AnswerSources } from './asked-answers.ts';
import { say, useForecastWords } from './forecast-words.ts';
import { type Item, type ListName, type ListSpec, linesOf } from './questions/question.ts';

/** Lines that would follow from the plan and were taken out: id and name, a line break between them. */
function declinedIn(draft: AnswerSources, list: ListName, of: (item: Item) => boolean): string[] {
  const { assumptions } = draft.finance;
  if (assumptions === null || assumptions.declined.length === 0) return [];
  const all = followingPlan(
    askedAssumptions({ ...assumptions, declined: [] }, draft),
    draft,
    priceBeforeTax(draft),
  );
  return linesOf(all, list)
    .filter((item) => assumptions.declined.includes(item.id) && of(item))
    .map((item) => `${item.id}\n${('role' in item ? item.role : item.name).trim()}`);
}

/** Ways back for what of the plan was taken out of the forecast. */
export function DeclinedLines({ list, of }: Pick<ListSpec, 'list' | 'of'>) {
  const words = useForecastWords();
  const store = usePlanStore();
  const declined = useDraft(useShallow(({ draft }) => declinedIn(draft, list, of)));
  return declined.map((line, index) => {
    const [id = '', name = ''] = line.split('\n');
    const countAgain = () =>
      change(store, (asked) => ({ ...asked, declined: asked.declined.filter((each) => each !== id) }));
    return (
      <div key={id}>
        <Button variant="subtle" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={countAgain}>
          {say(words.ui.countAgain, {
            name: name || say(words.ui.line, { number: String(index + 1) }),
          })}
        </Button>
      </div>
    );
  });
}
