import { DEFAULT_CURRENCY, regionalCurrency } from '@trazo/plan/currencies';
import { useEffect } from 'react';
import { isEmptyDraft } from '../../../workspace/plan-store/draft.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { progressOf } from '../../../workspace/plan-store/progress.ts';

/** A plan that is opened for the first time, with no word in it, is in the currency of where the browser is set to. */
export function useRegionalCurrency(): void {
  const store = usePlanStore();
  useEffect(() => {
    if (progressOf(store).last !== undefined) return;
    const id = store.draftId();
    void store.whenLoaded().then(() => {
      const { draft } = store.getState();
      const currency = regionalCurrency(window.navigator.language);
      const isUntouched = isEmptyDraft(draft) && draft.general.currency === DEFAULT_CURRENCY;
      if (!isUntouched || currency === DEFAULT_CURRENCY || store.draftId() !== id) return;
      store.setDerived('general', { ...draft.general, currency });
    });
  }, [store]);
}
