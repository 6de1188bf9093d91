import type { Competitor } from '@trazo/plan/sections/competition';
import { money } from '../codec/amounts.ts';
import { itemList } from '../codec/lists.ts';
import { at, mapping, object } from '../codec/mapping.ts';
import { richText } from '../codec/rich-text.ts';
import { identifier, text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

const competitor = mapping<Competitor>({
  id: at('id', identifier),
  name: at('name', text),
  description: at('description', richText),
});

export const competition = sectionCodec<'competition'>({
  customers: at('industry.n_customers', money),
  spendPerCustomer: at('industry.spend_costumers', money),
  marketSize: at('industry.market_size', money),
  competitors: at('industry.competences', itemList(object(competitor))),
  summary: at('industry.resume', richText),
});
