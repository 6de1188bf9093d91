import { type Campaign, campaignResult } from '@trazo/plan/sections/marketing';
import { money } from '../codec/amounts.ts';
import { itemList, list } from '../codec/lists.ts';
import { at, mapping, object } from '../codec/mapping.ts';
import { identifier, text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

const campaign = mapping<Campaign>(
  {
    id: at('id', identifier),
    productName: at('productName', text),
    platforms: at('platform', list(text)),
    conventional: at('conventional', list(text)),
    digital: at('digital', list(text)),
    cost: at('cost', money),
    return: at('return', money),
  },
  { result: campaignResult },
);

export const marketing = sectionCodec<'marketing'>({
  campaigns: at('marketing', itemList(object(campaign))),
});
