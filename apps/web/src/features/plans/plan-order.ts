import type { PlanStatus, PlanSummary } from '@trazo/contract/plans/plan';
import type { Language } from '@trazo/plan/languages';

const ORDERS = ['changed', 'created', 'name', 'owner', 'completeness', 'comments'] as const;
type Order = (typeof ORDERS)[number];

/** One's own plans, those of others, or both. */
export const WHOSE = ['all', 'mine', 'shared'] as const;
type Whose = (typeof WHOSE)[number];

export interface Choice {
  readonly search: string;
  readonly order: Order;
  readonly status: PlanStatus;
  readonly whose: Whose;
}

export const FIRST_CHOICE: Choice = { search: '', order: 'changed', status: 'active', whose: 'all' };

/** Fewer plans than this are seen at a glance. */
const MANY = 4;

/** What there is to choose by among plans. */
interface Choices {
  readonly search: boolean;
  readonly status: boolean;
  readonly whose: boolean;
  readonly orders: readonly Order[];
}

export function choicesAmong(plans: readonly PlanSummary[]): Choices {
  const hasArchive = plans.some(({ business_plan_status }) => business_plan_status === 'archived');
  const shared = plans.filter(({ co_authored }) => co_authored !== undefined).length;
  const isCommented = plans.some(({ open_comments }) => open_comments !== undefined);
  const orders = ORDERS.filter((order) =>
    order === 'owner' ? shared > 0 : order !== 'comments' || isCommented,
  );
  return {
    search: plans.length >= MANY || hasArchive,
    status: hasArchive,
    whose: shared > 0 && shared < plans.length,
    orders,
  };
}

/** A choice without what cannot be chosen any more: it could not be taken back. */
export function possibleChoice(choice: Choice, plans: readonly PlanSummary[]): Choice {
  const can = choicesAmong(plans);
  const possible: Choice = {
    search: can.search ? choice.search : FIRST_CHOICE.search,
    order: can.search && can.orders.includes(choice.order) ? choice.order : FIRST_CHOICE.order,
    status: can.status ? choice.status : FIRST_CHOICE.status,
    whose: can.search && can.whose ? choice.whose : FIRST_CHOICE.whose,
  };
  const isSame =
    possible.search === choice.search &&
    possible.order === choice.order &&
    possible.status === choice.status &&
    possible.whose === choice.whose;
  return isSame ? choice : possible;
}

/** Plans with a status in whose name, or whose owner's, is every word looked for, whatever accents and capitals, in the order asked for. */
export function choosePlans(
  plans: readonly PlanSummary[],
  { search, order, status, whose }: Choice,
  language: Language,
): PlanSummary[] {
  const words = plain(search).split(/\s+/);
  const names = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const byName = (a: PlanSummary, b: PlanSummary) =>
    names.compare(a.business_plan_name, b.business_plan_name);
  const compare: Record<Order, (a: PlanSummary, b: PlanSummary) => number> = {
    changed: (a, b) => b.updated_at.localeCompare(a.updated_at),
    created: (a, b) => b.created_at.localeCompare(a.created_at),
    name: byName,
    // One's own first.
    owner: (a, b) => names.compare(ownerOf(a), ownerOf(b)) || byName(a, b),
    completeness: (a, b) => b.completeness - a.completeness,
    comments: (a, b) => (b.open_comments ?? 0) - (a.open_comments ?? 0),
  };
  return plans
    .filter((plan) => plan.business_plan_status === status)
    .filter(({ co_authored }) => whose === 'all' || (whose === 'shared') === (co_authored !== undefined))
    .filter((plan) => {
      const text = plain(`${plan.business_plan_name} ${ownerOf(plan)}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted(compare[order]);
}

const ownerOf = ({ co_authored }: PlanSummary): string => co_authored?.owner_name ?? '';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
