import type { Plan } from '@trazo/plan/plan';
import type { PlanFacts } from '../frame.ts';
import { readable } from './typed-figures.ts';

/** What the forecast takes from other sections; what a draft holds there and cannot be read counts as blank. */
export const planFacts = ({ general, products }: Pick<Plan, 'general' | 'products'>): PlanFacts => ({
  newCompany: general.newCompany,
  legalStructure: general.legalStructure,
  products: products.items.map(({ id, name, salePrice, cost }) => ({
    id,
    name,
    salePrice: readable(salePrice),
    cost: readable(cost),
  })),
});
