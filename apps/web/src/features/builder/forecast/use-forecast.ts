import { amountOf, computedGrid } from '@trazo/forecast/fill/computed-grid';
import { fillGrid } from '@trazo/forecast/fill/fill-grid';
import { agrees } from '@trazo/forecast/fill/grid-agreement';
import { lineNaming } from '@trazo/forecast/fill/line-names';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { withTypedFigures } from '@trazo/forecast/fill/typed-figures';
import { type Forecast, forecast } from '@trazo/forecast/forecast';
import { packOf } from '@trazo/packs/pack-of';
import { type PlanForecast, planForecast } from '@trazo/packs/plan-forecast';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import type { Plan } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { useEffect, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { useDraft } from '../../../workspace/drafts/use-draft.ts';
import { followWith } from './forecast-link.ts';
import type { ForecastWords } from './forecast-words.ts';
import { validAssumptions } from './valid-assumptions.ts';

type Facts = Pick<Plan, 'general' | 'products'>;

export interface Worked extends PlanForecast {
  readonly agrees: boolean;
}

/** The forecast of a draft; null while it is not turned on. */
function workedOut(finance: Finance, facts: Facts): Worked | null {
  const valid = finance.assumptions === null ? null : validAssumptions(finance.assumptions);
  const worked = planForecast({ ...facts, finance: { ...finance, assumptions: valid } });
  return worked === null ? null : { ...worked, agrees: agrees(finance, worked.forecast) };
}

/** The section with the computed figures in its grid. */
function filledSection(
  finance: Finance,
  facts: Facts,
  words: ForecastWords,
  former: Assumptions | null,
): Finance {
  const { assumptions } = finance;
  const valid = assumptions === null ? null : validAssumptions(assumptions);
  if (assumptions === null || valid === null || !assumptions.linked) return finance;
  const country = lawCountry({ ...facts, finance });
  const result = forecast(withTypedFigures(finance, valid), packOf(country), planFacts(facts));
  const names = {
    now: lineNaming(assumptions, planFacts(facts), words.grid),
    former: lineNaming(former ?? assumptions, planFacts(facts), words.grid),
  };
  const next = fillGrid(finance, valid, result, names, words.grid);
  if (next.assumptions === null || next === finance) return finance;
  // The answers stay as they were typed, also those that cannot be counted.
  return { ...next, assumptions: { ...assumptions, filled: next.assumptions.filled } };
}

const isSame = (a: Finance, b: Finance): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Keeps the grid at what follows from the answers, whatever was changed, here or elsewhere in the plan. */
export function useFilling(words: ForecastWords): void {
  const watched = useDraft(
    useShallow(({ draft }) => ({ finance: draft.finance, general: draft.general, products: draft.products })),
  );
  useEffect(() => {
    let former = draftStore.getState().draft.finance.assumptions;
    return followWith((finance) => {
      const next = filledSection(finance, draftStore.getState().draft, words, former);
      former = next.assumptions;
      return next;
    });
  }, [words]);
  useEffect(() => {
    const next = filledSection(watched.finance, watched, words, null);
    if (!isSame(next, watched.finance)) draftStore.settleSection('finance', next);
  }, [watched, words]);
}

/** The forecast as it stands. */
export function useForecast(): Worked | null {
  const watched = useDraft(
    useShallow(({ draft }) => ({ finance: draft.finance, general: draft.general, products: draft.products })),
  );
  return useMemo(() => workedOut(watched.finance, watched), [watched]);
}

/** What a line would say without the figures typed over it. */
export function computedYears(worked: Worked, facts: Facts): ReturnType<typeof computedGrid> {
  const input = { ...worked.assumptions, pins: [] };
  return computedGrid(forecast(input, packOf(input.country), planFacts(facts)));
}

export const inMoney = (grains: number, { scale }: Forecast): string => amountOf(grains, scale);
