import { useEffect } from 'react';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { bindCampaigns, renamedCampaigns } from './campaign-names.ts';

/** Keeps the campaigns' product names in step while products are renamed. */
export function useCampaignNames(): void {
  const store = usePlanStore();
  useEffect(() => {
    let { products, marketing } = store.getState().draft;
    let bindings = bindCampaigns(products.items, marketing.campaigns);
    return store.subscribe(({ draft }) => {
      if (draft.marketing !== marketing) {
        ({ products, marketing } = draft);
        bindings = bindCampaigns(products.items, marketing.campaigns);
      } else if (draft.products !== products) {
        products = draft.products;
        const campaigns = renamedCampaigns(bindings, products.items, marketing.campaigns);
        if (campaigns === marketing.campaigns) return;
        marketing = { campaigns: [...campaigns] };
        store.setSection('marketing', marketing);
      }
    });
  }, [store]);
}
