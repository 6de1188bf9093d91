import type { Plan } from '@trazo/plan/plan';
import type { LinkedProduct, PlanFacts } from '../forecast-context.ts';
import { readable } from './typed-figures.ts';

type Product = Plan['products']['items'][number];

/** The answers of other sections that a forecast rests on. */
export interface ForecastSources {
  readonly general: Pick<Plan['general'], 'newCompany' | 'legalStructure' | 'sector' | 'country'>;
  readonly products: { readonly items: readonly Pick<Product, keyof LinkedProduct>[] };
}

/** What the forecast takes from them; what a draft holds there and cannot be read counts as blank. */
export const planFacts = ({ general, products }: ForecastSources): PlanFacts => ({
  newCompany: general.newCompany,
  legalStructure: general.legalStructure,
  sector: general.sector,
  products: products.items.map(({ id, name, salePrice, cost }) => ({
    id,
    name,
    salePrice: readable(salePrice),
    cost: readable(cost),
  })),
});
