import type { Language } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { emptyProduct } from '@trazo/plan/sections/products';
import { sampleContent } from '@trazo/samples/sample';

/** Plans unlike the sample: what a design is easily forgotten with. */
export const PLAN_KINDS = ['sample', 'prices', 'prose', 'finance', 'short', 'long'] as const;

export type PlanKind = (typeof PLAN_KINDS)[number];

/** Products of a price list. */
const PRICES = 40;
/** As often is each long text said again, and each item of a list, for eighty pages on A4. */
const AGAIN = 7;

export function planOfKind(kind: PlanKind, language: Language): Plan {
  const { plan } = sampleContent(language);
  const { general, mission, summary, client, swot, competition, finance, products } = plan;
  const bare = { ...emptyPlan(), general };
  if (kind === 'prices') return { ...bare, summary, products: { ...products, items: prices() } };
  if (kind === 'prose') return { ...bare, mission, summary, client, swot, competition };
  if (kind === 'finance') return { ...bare, finance };
  if (kind === 'short') return { ...bare, mission: { ...mission, vision: '', values: '' } };
  return kind === 'long' ? longPlan(plan) : plan;
}

const prices = (): Plan['products']['items'] =>
  Array.from({ length: PRICES }, (_, index) => ({
    ...emptyProduct(`price-${index}`),
    name: `Bicycle tour no. ${index + 1}`,
    type: 'service' as const,
    cost: String(12 + index),
    salePrice: String(39 + 3 * index),
  }));

/** Of every section more than once; each item with an id of its own. */
function longPlan(plan: Plan): Plan {
  const again = (text: RichText): RichText =>
    typeof text === 'string' ? Array.from({ length: AGAIN }, () => text).join('\n\n') : text;
  const copies = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
    Array.from({ length: AGAIN }, (_, round) =>
      items.map((item) => ({ ...item, id: `${item.id}-${round}` })),
    ).flat();
  const { mission, client, products, team, operations, competition, finance } = plan;
  return {
    ...plan,
    mission: { ...mission, mission: again(mission.mission), vision: again(mission.vision) },
    client: { ...client, summary: again(client.summary) },
    products: { ...products, items: copies(products.items) },
    team: { ...team, members: copies(team.members) },
    operations: { ...operations, steps: copies(operations.steps) },
    competition: {
      ...competition,
      summary: again(competition.summary),
      competitors: copies(competition.competitors),
    },
    finance: {
      ...finance,
      revenueModel: again(finance.revenueModel),
      useOfFunds: again(finance.useOfFunds),
      exitStrategy: again(finance.exitStrategy),
    },
  };
}
