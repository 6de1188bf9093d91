import { useEffect } from 'react';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { bindCampaigns, renamedCampaigns } from './campaign-names.ts';

/** Keeps the campaigns' product names in step while products are renamed. */
export function useCampaignNames(): void {
  useEffect(() => {
    let { products, marketing } = draftStore.getState().draft;
    let bindings = bindCampaigns(products.items, marketing.campaigns);
    return draftStore.subscribe(({ draft }) => {
      if (draft.marketing !== marketing) {
        ({ products, marketing } = draft);
        bindings = bindCampaigns(products.items, marketing.campaigns);
      } else if (draft.products !== products) {
        products = draft.products;
        const campaigns = renamedCampaigns(bindings, products.items, marketing.campaigns);
        if (campaigns === marketing.campaigns) return;
        marketing = { campaigns: [...campaigns] };
        draftStore.setSection('marketing', marketing);
      }
    });
  }, []);
}
