import { must } from '@trazo/plan/must';
import type { Figure } from '../ledger/figure.ts';
import { money, opened } from '../ledger/operands.ts';
import { monthsOf, sumOver } from '../ledger/period.ts';
import { valueAt } from '../numbers/posted.ts';
import type { Context } from './context.ts';
import type { Explanation } from './explanation.ts';

/** One posting: its months in a year, or how a month of it was worked out when it was posted. */
export function explainPosting(context: Context, figure: Extract<Figure, { kind: 'posting' }>): Explanation {
  const { at, index } = figure;
  const { months, origin, formula } = must(
    context.forecast.ledger.postings[index],
    'figures name postings of their own forecast',
  );
  const [first, last] = monthsOf(at, context.forecast.years);
  const parts =
    first === last
      ? formula(first)
      : Array.from({ length: last - first + 1 }, (_, each) => first + each)
          .filter((month) => months[month] !== 0)
          .map((month) => {
            const amount = money(context, valueAt(months, month));
            return opened('+', { kind: 'posting', index, at: { month } }, amount);
          });
  return {
    figure,
    value: money(context, sumOver(months, at, context.forecast.years)),
    formula: parts,
    postings: [],
    sources: [{ kind: origin.kind, id: origin.id }],
  };
}
