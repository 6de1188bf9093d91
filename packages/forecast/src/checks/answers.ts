import type { Overhead } from '@trazo/plan/finance/assumptions/costs';
import type { Source } from '../explain/explanation.ts';
import type { Explained } from '../forecast.ts';
import { totalOf } from '../numbers/posted.ts';
import type { Check } from './doubt.ts';

/** What was typed into the five-year grid stands there, blank or not. */
const isUnpriced = ({ rhythm, amount, share }: Overhead): boolean =>
  rhythm !== 'annual' && (rhythm === 'percent' ? share : amount) === '';

/** Lines that were begun and have no figure: they count as nothing. */
function withoutFigure({ assumptions, forecast }: Explained): Source[] {
  const { overheads, investments, contributions, grants, loans } = assumptions;
  const marked = (kind: string, lines: readonly { id: string; isBlank: boolean }[]): Source[] =>
    lines.filter(({ isBlank }) => isBlank).map(({ id }) => ({ kind, id }));
  return [
    ...forecast.sales.flatMap(({ stream: { id, kind, cost }, revenue, consumed }): Source[] => {
      if (kind === 'annual') return [];
      if (totalOf(revenue) === 0) return [{ kind: 'stream', id }];
      return cost !== null && totalOf(consumed) === 0 ? [{ kind: 'consumption', id }] : [];
    }),
    ...marked(
      'overhead',
      overheads.map((each) => ({ id: each.id, isBlank: isUnpriced(each) })),
    ),
    ...marked(
      'investment',
      investments.map(({ id, cost }) => ({ id, isBlank: cost === '' })),
    ),
    ...marked(
      'contribution',
      contributions.map(({ id, amount }) => ({ id, isBlank: amount === '' })),
    ),
    ...marked(
      'grant',
      grants.map(({ id, amount }) => ({ id, isBlank: amount === '' })),
    ),
    ...marked(
      'loan',
      loans.map(({ id, payouts }) => ({ id, isBlank: payouts.every(({ amount }) => amount === '') })),
    ),
  ];
}

/** Questions that were begun and not answered. */
export const questionsUnanswered: Check = (explained) => {
  const lines = withoutFigure(explained);
  return lines.slice(0, 1).map((first) => ({
    check: 'questions',
    about: '',
    isSerious: false,
    size: lines.length,
    says: 'questions',
    figures: { count: { measure: 'number', text: String(lines.length) } },
    at: first,
  }));
};
