import { dismissalOf, doubtsOf } from '@trazo/forecast/checks/checks';
import type { Doubt } from '@trazo/forecast/checks/doubt';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { useMemo } from 'react';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';

export interface DismissedDoubt {
  readonly doubt: Doubt;
  readonly reason: string;
}

/** What a bank would ask about the figures: what is open, and what the founder lets stand. */
export function useDoubts({ assumptions, forecast }: PlanForecast): {
  readonly open: readonly Doubt[];
  readonly dismissed: readonly DismissedDoubt[];
} {
  const store = usePlanStore();
  const doubts = useMemo(() => {
    const facts = planFacts(store.getState().draft);
    return doubtsOf({ assumptions, forecast, facts, pack: packOf(assumptions.country) });
  }, [assumptions, forecast, store]);
  const kept = useDraft(({ draft }) => draft.finance.assumptions?.dismissed);
  return useMemo(() => {
    const found = doubts.map((doubt) => ({ doubt, reason: dismissalOf(kept ?? [], doubt)?.reason }));
    return {
      open: found.flatMap(({ doubt, reason }) => (reason === undefined ? [doubt] : [])),
      dismissed: found.flatMap(({ doubt, reason }) => (reason === undefined ? [] : [{ doubt, reason }])),
    };
  }, [doubts, kept]);
}
