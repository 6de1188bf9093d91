import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Finance } from '@trazo/plan/sections/finance';

/** The figures of a finance section: what follows from its assumptions. */
export type Grid = Omit<
  Finance,
  'revenueModel' | 'useOfFunds' | 'exitStrategy' | 'collateral' | 'assumptions'
>;

const FIXED = ['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const;
const LINES = ['revenues', 'directExpenses', 'otherExpenses'] as const;
const LISTS = ['incomes', 'expenses', 'financingNeeds'] as const;

/** The assumptions with every figure of the grid as one that was filled in, none as one that was typed. */
export function filledWith(assumptions: Assumptions, grid: Grid): Assumptions {
  const years = (path: string, values: readonly string[]) =>
    values.map((value, index) => [`${path}.FY${index + 1}`, value] as const);
  const entries = [
    ...LINES.flatMap((name) => grid[name].flatMap((line) => years(`${name}.${line.id}`, line.years))),
    ...FIXED.flatMap((name) => years(name, grid[name])),
    ...Object.entries(grid.balance).map(([field, value]) => [`balance.${field}`, value] as const),
    ...LISTS.flatMap((name) => grid[name].map(({ id, amount }) => [`${name}.${id}.amount`, amount] as const)),
  ];
  return { ...assumptions, filled: Object.fromEntries(entries.filter(([, value]) => value !== '')) };
}
