import { fillGrid } from '@trazo/forecast/fill/fill-grid';
import { type LineWords, lineNaming } from '@trazo/forecast/fill/line-names';
import { planForecast } from '@trazo/packs/plan-forecast';
import type { BoughtKind } from '@trazo/plan/finance/assumptions/costs';
import { COMPUTED } from '@trazo/plan/finance/year-lines';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { completePlan, type SparsePlan } from '@trazo/plan/sparse-plan';

/** What lines of the five-year table are called. */
interface GridWords {
  readonly grid: Omit<LineWords, 'uses'> & { readonly uses: Omit<LineWords['uses'], BoughtKind> };
  readonly options: { readonly investmentKind: Readonly<Record<BoughtKind, string>> };
}

/** What is written of a sample, and the words of its language. */
export interface SampleSource {
  readonly sparse: SparsePlan;
  readonly words: GridWords;
}

/** Worked out once, where one is asked for: a first one takes 0.1 s, all five 0.3, and few ask for more than one language. */
const complete = new Map<SampleSource, Plan>();

/** The plan, its five-year table filled in with what follows from its assumptions, as the form fills it in. A copy for each call. */
export function completeSample(source: SampleSource): Plan {
  const plan = complete.get(source) ?? filledIn(source);
  complete.set(source, plan);
  return structuredClone(plan);
}

function filledIn({ sparse, words: { grid, options } }: SampleSource): Plan {
  const plan = withOwnLines(completePlan(sparse));
  const { assumptions, forecast } = must(planForecast(plan), 'a sample has assumptions');
  const words = { ...grid, uses: { ...grid.uses, ...options.investmentKind } };
  const names = lineNaming(assumptions, words);
  const filled = fillGrid(plan.finance, assumptions, forecast, { now: names, former: names }, words);
  return { ...plan, finance: must(filled, 'a table that follows the sample’s forecast') };
}

/** A plan whose forecast has lines of its own for what products and team bring and cost: theirs are declined. */
function withOwnLines(plan: Plan): Plan {
  const { products, team, finance } = plan;
  const declined = [...products.items, ...team.members].map(({ id }) => `${COMPUTED}${id}`);
  const assumptions = finance.assumptions && { ...finance.assumptions, declined };
  return { ...plan, finance: { ...finance, assumptions } };
}
