import { applies, declareApplicable, likelyNotApplicable } from '@trazo/plan/applicability';
import type { Dispensable } from '@trazo/plan/sections/not-applicable';
import { useShallow } from 'zustand/react/shallow';
import type { PlanStore } from '../plan-store/plan-store.ts';
import { useDraft } from '../plan-store/use-draft.ts';

/** Declares that the plan has no use for sections or fields, or that it has one after all. What is written there stays. */
export function declare(store: PlanStore, names: readonly Dispensable[], isApplicable: boolean): void {
  const { general } = store.getState().draft;
  store.setSection('general', declareApplicable(general, names, isApplicable));
}

export const useApplies = (name: string): boolean => useDraft(({ draft }) => applies(draft, name));

/** What most likely does not apply to this plan, and is not declared yet. */
export const useLikelyNotApplicable = (): readonly Dispensable[] =>
  useDraft(useShallow(({ draft }) => likelyNotApplicable(draft)));
