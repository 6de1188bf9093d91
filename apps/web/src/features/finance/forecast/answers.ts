import { writePath } from '@trazo/contract/plan-document/value-path';
import { storedAssumptions } from '@trazo/forecast/seed/asked-assumptions';
import { COUNTRIES } from '@trazo/plan/countries';
import { annexesUnsaid, hasOwnRate } from '@trazo/plan/finance/assumptions/annexes';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost, blankOpening, isOfferedKind, soldAs } from '@trazo/plan/finance/assumptions/new-items';
import { paidAtOnce } from '@trazo/plan/finance/assumptions/terms';
import { useCallback } from 'react';
import { chooseFoundation } from '../../../workspace/plan-form/choose-foundation.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import type { PlanStore } from '../../../workspace/plan-store/plan-store.ts';
import { askedIn, sourcedAnswer } from './asked-answers.ts';
import { editFinance } from './forecast-link.ts';
import { monthlyInstead } from './months/computed-sales.ts';
import { parameterAt } from './parameter-path.ts';
import { type Item, type ListName, linesOf } from './questions/question.ts';

/** Changes the answers as they are asked about, and the figures with them. */
export function change(store: PlanStore, edit: (asked: Assumptions) => Assumptions): void {
  const { draft } = store.getState();
  const { finance } = draft;
  if (finance.assumptions === null) return;
  const assumptions = storedAssumptions(finance.assumptions, draft, edit);
  if (assumptions !== finance.assumptions) editFinance(store, { ...finance, assumptions });
}

/** With the first figure of one's own the annex that marks it as such is ticked; one that was unticked since stays so. */
function withParameter(assumptions: Assumptions, key: string, value: string): Assumptions {
  const { parameters: before, annexes } = assumptions;
  const others = before.filter((each) => each.key !== key);
  const parameters = value === '' ? others : [...others, { key, value }];
  if (hasOwnRate(before)) return { ...assumptions, parameters };
  return { ...assumptions, parameters, annexes: [...new Set([...annexes, ...annexesUnsaid(parameters)])] };
}

/** A stream at a path that ends in this field; undefined where there is none. */
function streamAt({ streams }: Assumptions, path: string, field: string) {
  const [, index] = new RegExp(`^streams\\.(\\d+)\\.${field}$`).exec(path) ?? [];
  const stream = index === undefined ? undefined : streams[Number(index)];
  return stream && { stream, at: `streams.${index}` };
}

/** A sale that costs nothing. Where its product has a cost a blank would follow that. */
const noCost = (store: PlanStore, at: string) =>
  sourcedAnswer(store.getState().draft, `${at}.cost.amount`).fromPlan === undefined
    ? null
    : { ...blankCost('unit'), amount: '0' };

/** When an invoice is paid; a number of days is all of it at once. */
const TERMS = /^(?:streams|investments)\.\d+\.terms$/;

/** The plan's country, in its general data: there is no other for its forecast. */
function chooseCountry(store: PlanStore, value: unknown): void {
  chooseFoundation(store, { country: COUNTRIES.find((each) => each === value) ?? '' });
  change(store, (assumptions) =>
    assumptions.country === '' ? assumptions : { ...assumptions, country: '' },
  );
}

/** Sets one answer. Some are more than a value: another kind of sale, a cost that was not there, a parameter of the country. */
export function setAnswer(store: PlanStore, path: string, value: unknown): void {
  if (path === 'country') {
    chooseCountry(store, value);
    return;
  }
  change(store, (assumptions) => {
    const parameter = parameterAt(path);
    if (parameter !== undefined) return withParameter(assumptions, parameter, String(value));
    if (path === '@creditLine')
      return { ...assumptions, creditLine: value === true ? { limit: '', rate: '' } : null };
    if (path === '@opening') return { ...assumptions, opening: value === true ? blankOpening() : null };
    const kind = streamAt(assumptions, path, 'kind');
    if (kind !== undefined && value === 'monthly') {
      const { draft } = store.getState();
      return writePath(assumptions, kind.at, monthlyInstead(assumptions, kind.stream, draft));
    }
    if (kind !== undefined && isOfferedKind(value)) {
      return writePath(assumptions, kind.at, soldAs(kind.stream, value));
    }
    const cost = streamAt(assumptions, path, 'cost\\.per');
    if (cost !== undefined) {
      const per = value === 'unit' || value === 'revenue' ? value : undefined;
      const next =
        per === undefined ? noCost(store, cost.at) : { ...(cost.stream.cost ?? blankCost(per)), per };
      return writePath(assumptions, `${cost.at}.cost`, next);
    }
    if (TERMS.test(path) && !Array.isArray(value)) {
      const [first] = paidAtOnce();
      return writePath(assumptions, path, [{ ...first, days: Number(value) }]);
    }
    return writePath(assumptions, path, value);
  });
}

/** Sets answers of the plan that is open. */
export function useSetAnswer(): (path: string, value: unknown) => void {
  const store = usePlanStore();
  return useCallback((path, value) => setAnswer(store, path, value), [store]);
}

/** Adds a line to a list. */
export const addLine = (store: PlanStore, list: ListName, item: Item): void =>
  change(store, (assumptions) => writePath(assumptions, list, [...linesOf(assumptions, list), item]));

/** Takes a line out of a list, and out of what refers to it; returns how to put it back. */
export function removeLine(store: PlanStore, list: ListName, id: string): () => void {
  const before = askedIn(store.getState().draft);
  const lines = before === null ? [] : linesOf(before, list);
  const item = lines.find((each) => each.id === id);
  const index = lines.findIndex((each) => each.id === id);
  change(store, (assumptions) => {
    const rest = writePath(
      assumptions,
      list,
      linesOf(assumptions, list).filter((each) => each.id !== id),
    );
    if (list !== 'investments') return rest;
    const grants = rest.grants.map((grant) =>
      grant.investmentId === id ? { ...grant, investmentId: '' as const } : grant,
    );
    return { ...rest, grants };
  });
  return () => {
    if (item === undefined) return;
    change(store, (assumptions) => {
      const now = linesOf(assumptions, list);
      if (now.some((each) => each.id === id)) return assumptions;
      return writePath(assumptions, list, [...now.slice(0, index), item, ...now.slice(index)]);
    });
  };
}
