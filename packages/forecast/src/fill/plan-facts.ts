import type { Plan } from '@trazo/plan/plan';
import type { PlanFacts } from '../forecast-context.ts';
import { readable } from './typed-figures.ts';

/** The sections that its facts stand in. */
interface FactSources {
  readonly general: Pick<Plan['general'], 'newCompany' | 'legalStructure' | 'sector'>;
  readonly products: {
    readonly items: readonly Pick<Plan['products']['items'][number], 'id' | 'cost'>[];
  };
}

/** What a forecast takes from a plan beside its assumptions; a cost that cannot be read is blank. */
export const planFacts = ({ general, products }: FactSources): PlanFacts => ({
  newCompany: general.newCompany,
  legalStructure: general.legalStructure,
  sector: general.sector,
  products: products.items.map(({ id, cost }) => ({ id, cost: readable(cost) })),
});
