import { noMonths } from '@trazo/forecast/numbers/posted';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { OVERHEAD_CATEGORIES, type OverheadCategory } from '@trazo/plan/finance/assumptions/costs';

/** What of goods and overheads paid, in per cent, a category has at least to be a row of its own. */
const LEAST_SHARE = 3;

/** What is paid to suppliers, by month: for goods, and for overheads by what they are for. */
interface PaidByCategory {
  readonly goods: readonly number[];
  /** Those that weigh, in the order of the form. */
  readonly categories: readonly { readonly category: OverheadCategory; readonly months: readonly number[] }[];
  /** All other overheads. */
  readonly others: readonly number[];
}

const isCategory = (group: string | undefined): group is OverheadCategory =>
  OVERHEAD_CATEGORIES.some((category) => category === group);

const sum = (months: readonly number[]): number => months.reduce((total, paid) => total + paid, 0);

/** Parts the lines of suppliers and overheads of the cash plan; a direct overhead stands with what it is for, not with goods. */
export function paidByCategory({ forecast: { ledger, cash } }: PlanForecast): PaidByCategory {
  const paid = new Map<OverheadCategory, number[]>();
  for (const { origin, credit, debit, months } of ledger.postings) {
    if (origin.kind !== 'overhead' || !isCategory(origin.group)) continue;
    const sign = credit === 'bank' ? 1 : debit === 'bank' ? -1 : 0;
    if (sign === 0) continue;
    const row = paid.get(origin.group) ?? noMonths();
    paid.set(
      origin.group,
      row.map((total, month) => total + sign * (months[month] ?? 0)),
    );
  }
  const { suppliers, overheads } = cash.lines;
  const all = suppliers.months.map((amount, month) => amount + (overheads.months[month] ?? 0));
  const least = (LEAST_SHARE * sum(all)) / 100;
  const categories = OVERHEAD_CATEGORIES.flatMap((category) => {
    const months = paid.get(category);
    return months === undefined || category === 'other' || sum(months) < least ? [] : [{ category, months }];
  });
  const without = (months: readonly number[], parts: Iterable<readonly number[]>) => {
    const rest = [...months];
    for (const part of parts)
      for (const [month, amount] of part.entries()) rest[month] = (rest[month] ?? 0) - amount;
    return rest;
  };
  const goods = without(all, paid.values());
  return { goods, categories, others: without(all, [goods, ...categories.map(({ months }) => months)]) };
}
