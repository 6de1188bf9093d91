import { readFile } from 'node:fs/promises';
import { fillGrid } from '@trazo/forecast/fill/fill-grid';
import { type LineWords, lineNaming } from '@trazo/forecast/fill/line-names';
import { type PlanForecast, planForecast } from '@trazo/packs/plan-forecast';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { BoughtKind } from '@trazo/plan/finance/assumptions/costs';
import type { Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { SECTIONS } from '@trazo/plan/sections/registry';
import { sampleContent } from '../sample.ts';

/** A sample with its grid as if nothing had been filled in yet. */
function unfilled(language: Language): Plan {
  const { plan } = sampleContent(language);
  const { revenueModel, useOfFunds, exitStrategy, collateral, assumptions } = plan.finance;
  if (assumptions === null) throw new Error(`The sample in ${language} has no assumptions`);
  return {
    ...plan,
    finance: {
      ...structuredClone(SECTIONS.finance.empty),
      ...{ revenueModel, useOfFunds, exitStrategy, collateral },
      assumptions: { ...assumptions, filled: {} },
    },
  };
}

interface HelpWords {
  readonly grid: LineWords;
  readonly options: { readonly investmentKind: Readonly<Record<BoughtKind, string>> };
}

async function lineWords(language: Language): Promise<LineWords> {
  const file = new URL(`../../../messages/help/${language}/forecast.json`, import.meta.url);
  const { grid, options }: HelpWords = JSON.parse(await readFile(file, 'utf8'));
  return { ...grid, uses: { ...grid.uses, ...options.investmentKind } };
}

/** What a sample's assumptions come to, as they are or varied; worked out from nothing else. */
export function workedSample(
  language: Language,
  vary: (assumptions: Assumptions) => Assumptions = (assumptions) => assumptions,
): PlanForecast {
  const plan = unfilled(language);
  const { finance } = plan;
  const assumptions = finance.assumptions === null ? null : vary(finance.assumptions);
  const worked = planForecast({ ...plan, finance: { ...finance, assumptions } });
  if (worked === null) throw new Error('A sample with assumptions has a forecast');
  return worked;
}

/** The finance section of a sample as the form fills it in. */
export async function filledSample(language: Language): Promise<Finance> {
  const plan = unfilled(language);
  const { assumptions, forecast } = workedSample(language);
  const words = await lineWords(language);
  const names = lineNaming(assumptions, words);
  const filled = fillGrid(plan.finance, assumptions, forecast, { now: names, former: names }, words);
  return must(filled, 'a grid that follows the sample’s forecast');
}
