import type { PlanStatus, PlanSummary } from '@trazo/contract/plans/plan';
import type { Language } from '@trazo/plan/languages';

export const ORDERS = ['changed', 'created', 'name', 'completeness'] as const;
type Order = (typeof ORDERS)[number];

export interface Choice {
  readonly search: string;
  readonly order: Order;
  readonly status: PlanStatus;
}

/** Fewer plans than this are seen at a glance. */
const MANY = 4;

/** What there is to choose by among plans. */
export function choicesAmong(plans: readonly PlanSummary[]): { search: boolean; status: boolean } {
  const hasArchive = plans.some(({ business_plan_status }) => business_plan_status === 'archived');
  return { search: plans.length >= MANY || hasArchive, status: hasArchive };
}

/** A choice without what cannot be chosen any more: it could not be taken back. */
export function possibleChoice(choice: Choice, plans: readonly PlanSummary[]): Choice {
  const can = choicesAmong(plans);
  const search = can.search ? choice.search : '';
  const status = can.status ? choice.status : 'active';
  return search === choice.search && status === choice.status ? choice : { ...choice, search, status };
}

/** Plans with a status whose name holds every word looked for, whatever accents and capitals, in the order asked for. */
export function choosePlans(
  plans: readonly PlanSummary[],
  { search, order, status }: Choice,
  language: Language,
): PlanSummary[] {
  const words = plain(search).split(/\s+/);
  const byName = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const compare: Record<Order, (a: PlanSummary, b: PlanSummary) => number> = {
    changed: (a, b) => b.updated_at.localeCompare(a.updated_at),
    created: (a, b) => b.created_at.localeCompare(a.created_at),
    name: (a, b) => byName.compare(a.business_plan_name, b.business_plan_name),
    completeness: (a, b) => b.completeness - a.completeness,
  };
  return plans
    .filter((plan) => plan.business_plan_status === status)
    .filter(({ business_plan_name }) => words.every((word) => plain(business_plan_name).includes(word)))
    .toSorted(compare[order]);
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
