import { DEFAULT_CURRENCY, regionalCurrency } from '@trazo/plan/currencies';
import { useEffect } from 'react';
import { isEmptyDraft } from '../../../workspace/drafts/draft.ts';
import { progressNow } from '../../../workspace/drafts/progress.ts';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';

/** A plan that is opened for the first time, with no word in it, is in the currency of where the browser is set to. */
export function useRegionalCurrency(): void {
  useEffect(() => {
    if (progressNow().last !== undefined) return;
    const records = draftStore.records();
    void records.ready.then(() => {
      const { draft } = draftStore.getState();
      const currency = regionalCurrency(window.navigator.language);
      const isUntouched = isEmptyDraft(draft) && draft.general.currency === DEFAULT_CURRENCY;
      if (!isUntouched || currency === DEFAULT_CURRENCY || draftStore.records() !== records) return;
      draftStore.settleSection('general', { ...draft.general, currency });
    });
  }, []);
}
