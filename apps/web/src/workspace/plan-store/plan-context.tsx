import { must } from '@trazo/plan/must';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { following } from './following-view.ts';
import type { DraftView, PlanStore } from './plan-store.ts';

interface OpenPlan {
  readonly store: PlanStore;
  readonly followed: DraftView;
}

const PlanContext = createContext<OpenPlan | undefined>(undefined);

/** What the views below read, where that is not the store itself. */
export const DraftViewContext = createContext<DraftView | undefined>(undefined);

interface PlanProviderProps {
  readonly store: PlanStore;
  readonly children: ReactNode;
}

/** Hands the plan that is open to form and document. */
export function PlanProvider({ store, children }: PlanProviderProps) {
  const plan = useMemo(() => ({ store, followed: following(store) }), [store]);
  return <PlanContext value={plan}>{children}</PlanContext>;
}

const useOpenPlan = (): OpenPlan => must(useContext(PlanContext), 'a plan is handed in');

/** The plan that is open: to write into it, or to read it in an event. Rendered values come from `useDraft`. */
export const usePlanStore = (): PlanStore => useOpenPlan().store;

/** The draft as this view is to show it. */
export function useDraftView(): DraftView {
  const { store } = useOpenPlan();
  return useContext(DraftViewContext) ?? store;
}

/** The draft for views that are out of sight: it follows after the paint. */
export const useFollowedDraft = (): DraftView => useOpenPlan().followed;
