import { withoutFigures } from '@trazo/contract/plan-document/figures';
import { computedGrid } from '@trazo/forecast/fill/computed-grid';
import { fillGrid } from '@trazo/forecast/fill/fill-grid';
import { lineNaming } from '@trazo/forecast/fill/line-names';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { type Forecast, forecast } from '@trazo/forecast/forecast';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { seededAssumptions } from '@trazo/forecast/seed/seeded-assumptions';
import { packOf } from '@trazo/packs/pack-of';
import { FIRST_ANSWERS, type PlanForecast } from '@trazo/packs/plan-forecast';
import { priceBeforeTax } from '@trazo/packs/price-tax';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Plan } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { useEffect, useMemo, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { validAssumptions, withFilled } from '../checked-assumptions.ts';
import { registerGridFill } from '../forecast-link.ts';
import { type ForecastWords, useNames } from '../forecast-words.ts';
import { draftForecast } from './draft-forecast.ts';

type Facts = Pick<Plan, 'general' | 'products' | 'team'>;

export interface ComputedForecast extends PlanForecast {
  /** Whether its figures are worth a look: something is sold, and one cost is known. */
  readonly isBegun: boolean;
  /** Whether the grid shows it: it is complete, and there is room for its lines. */
  readonly isFollowed: boolean;
}

/** The section with the computed figures in its grid; undefined where the grid does not follow. */
function filledSection(
  finance: Finance,
  facts: Facts,
  words: ForecastWords,
  former: Assumptions | null,
): Finance | undefined {
  const { assumptions } = finance;
  if (assumptions === null || !assumptions.linked) return undefined;
  const valid = validAssumptions(assumptions);
  const worked = draftForecast(facts, finance);
  if (valid === null || worked === null) return undefined;
  const seeded = (answers: Assumptions) =>
    seededAssumptions(
      answers,
      { ...facts, finance },
      priceBeforeTax({ ...facts, finance: { assumptions: answers } }),
    );
  const names = {
    now: lineNaming(seeded(assumptions), words.grid),
    former: lineNaming(seeded(former ?? assumptions), words.grid),
  };
  const next = fillGrid(finance, seeded(valid), worked.forecast, names, {
    ...words.grid,
    uses: useNames(words),
  });
  if (next === undefined || next.assumptions === null) return undefined;
  // The answers stay as they were typed, also those that cannot be counted.
  return { ...next, assumptions: withFilled(assumptions, next.assumptions.filled) };
}

/** The section as it follows from its answers: with all figures, or, where they cannot be said, with those that were typed alone. */
const followingSection = (...[finance, ...from]: Parameters<typeof filledSection>): Finance =>
  filledSection(finance, ...from) ?? withoutFigures(finance);

const isSame = (a: Finance, b: Finance): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The sections the grid is computed from. */
const useWatched = () =>
  useDraft(
    useShallow(({ draft }) => ({
      finance: draft.finance,
      general: draft.general,
      products: draft.products,
      team: draft.team,
    })),
  );

/** Keeps the grid at what follows from the answers, whatever was changed, here or elsewhere in the plan. */
export function useGridSync(words: ForecastWords): void {
  const store = usePlanStore();
  const { finance, general, products, team } = useWatched();
  /** The inputs the last edit was filled from: the effect below skips them. */
  const followed = useRef<readonly unknown[]>([]);
  useEffect(() => {
    let former = store.getState().draft.finance.assumptions;
    return registerGridFill((edited) => {
      const { draft } = store.getState();
      const next = followingSection(edited, draft, words, former);
      former = next.assumptions;
      followed.current = [next, draft.general, draft.products, draft.team, words];
      return next;
    });
  }, [store, words]);
  // The rendered values only trigger this; the figures come from the store, for a view out of sight is rendered late.
  useEffect(() => {
    const seen = [finance, general, products, team, words];
    if (seen.every((part, index) => part === followed.current[index])) return;
    const { draft } = store.getState();
    const next = followingSection(draft.finance, draft, words, null);
    if (!isSame(next, draft.finance)) store.setDerived('finance', next);
  }, [store, finance, general, products, team, words]);
}

/** The forecast as it stands. */
export function useForecast(words: ForecastWords): ComputedForecast | null {
  const watched = useWatched();
  return useMemo(() => {
    const worked = draftForecast(watched, watched.finance);
    if (worked === null) return null;
    return {
      ...worked,
      isBegun: !FIRST_ANSWERS.some((key) => worked.forecast.missing.includes(key)),
      isFollowed: filledSection(watched.finance, watched, words, null) !== undefined,
    };
  }, [watched, words]);
}

/** What a line would say without the figures typed over it. */
export function computedYears(worked: ComputedForecast, facts: Facts): ReturnType<typeof computedGrid> {
  if (worked.assumptions.pins.length === 0) return computedGrid(worked.forecast);
  const input = { ...worked.assumptions, pins: [] };
  return computedGrid(forecast(input, packOf(input.country), planFacts(facts)));
}

export const inMoney = (grains: number, { scale }: Forecast): string => amountOf(grains, scale);
