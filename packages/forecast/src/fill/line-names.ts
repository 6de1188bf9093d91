import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { OverheadCategory } from '@trazo/plan/finance/assumptions/costs';
import type { FundingSource, Use } from '../ledger/figure.ts';

/** What lines are called that have no name of their own. */
export interface LineWords {
  readonly sales: string;
  /** Around the name of what is sold (`{{name}}`), where its costs stand. */
  readonly costOf: string;
  readonly loan: string;
  readonly otherIncome: string;
  readonly directStaff: string;
  readonly staff: string;
  readonly social: string;
  readonly ownerSocial: string;
  readonly badDebt: string;
  readonly categories: Readonly<Record<OverheadCategory, string>>;
  readonly sources: Readonly<Record<FundingSource, string>>;
  readonly uses: Readonly<Record<Use, string>>;
}

const isCategory = (source: string, words: Pick<LineWords, 'categories'>): source is OverheadCategory =>
  Object.hasOwn(words.categories, source);

/** Names computed lines: after the item they come from, or what they are. */
export function lineNaming(
  assumptions: Pick<Assumptions, 'streams' | 'overheads'>,
  words: Omit<LineWords, 'sources' | 'uses'>,
) {
  const named = new Map<string, string>();
  const sold = new Set<string>();
  for (const { id, name } of assumptions.streams) {
    named.set(id, name.trim() || words.sales);
    sold.add(id);
  }
  for (const { id, name, category } of assumptions.overheads) {
    named.set(id, name.trim() || words.categories[category]);
  }
  return (group: string, source: string): string => {
    if (group === 'otherExpenses') {
      if (source === 'staff' || source === 'social' || source === 'ownerSocial' || source === 'badDebt') {
        return words[source];
      }
      return isCategory(source, words) ? words.categories[source] : words.categories.other;
    }
    if (source === 'otherIncome') return words.otherIncome;
    if (source === 'staff') return words.directStaff;
    const name = named.get(source) ?? words.sales;
    const isCost = group === 'directExpenses' && sold.has(source);
    return (isCost ? words.costOf.replace('{{name}}', () => name) : name).slice(0, TEXT_LIMITS.short);
  };
}
