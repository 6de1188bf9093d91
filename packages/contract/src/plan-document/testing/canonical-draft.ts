import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Content } from '../../content/decoded-content.ts';
import { withoutFigures } from '../figures.ts';
import type { Draft } from '../read.ts';

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map(items.map((item) => [keyOf(item), item])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);

const canonicalAssumptions = (assumptions: Assumptions): Assumptions => ({
  ...assumptions,
  parameters: byKey(assumptions.parameters, ({ key }) => key),
  pins: byKey(assumptions.pins, ({ path }) => path),
  dismissed: byKey(assumptions.dismissed, ({ check, about, size }) => JSON.stringify([check, about, size])),
  answered: byKey(assumptions.answered, ({ question }) => question),
  declined: [...new Set(assumptions.declined)],
  annexes: [...new Set(assumptions.annexes)],
});

/** A content as its document has it: without figures that follow, and lists that have no order of their own sorted by key. */
export function canonicalDraft({ plan, theme }: Content): Draft {
  const finance = withoutFigures(plan.finance);
  const { assumptions } = finance;
  return {
    ...plan,
    theme,
    finance: {
      ...finance,
      assumptions: assumptions === null ? null : canonicalAssumptions(assumptions),
    },
  };
}
