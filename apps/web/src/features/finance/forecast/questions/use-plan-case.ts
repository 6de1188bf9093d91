import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { type PlanCase, planCaseOf } from './plan-case.ts';

/** The case of the plan that is open; null while it has no forecast. */
export function usePlanCase(): PlanCase | null {
  const sources = useDraft(
    useShallow(({ draft: { general, products, team, finance } }) => ({ general, products, team, finance })),
  );
  return useMemo(() => planCaseOf(sources, planFacts(sources)), [sources]);
}
