import { fillGrid } from '@trazo/forecast/fill/fill-grid';
import { type LineWords, lineNaming } from '@trazo/forecast/fill/line-names';
import { FUNDING_SOURCES, OTHER_USES } from '@trazo/forecast/ledger/figure';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { seededAssumptions } from '@trazo/forecast/seed/seeded-assumptions';
import { type ForecastSources, type PlanForecast, planForecast } from '@trazo/packs/plan-forecast';
import { priceBeforeTax } from '@trazo/packs/price-tax';
import { BOUGHT_KINDS, OVERHEAD_CATEGORIES } from '@trazo/plan/finance/assumptions/costs';
import { firstDayOf } from '@trazo/plan/finance/calendar-years';
import type { Amount } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import type { Words } from '../../../document-words.ts';
import { memoise } from '../../../memoise.ts';
import type { Wording } from '../../wording.ts';

/** Figures of a line, in grains, as amounts of the plan. */
export const amountsOf = (
  { forecast: { scale } }: Pick<PlanForecast, 'forecast'>,
  grains: readonly number[],
): Amount[] => grains.map((value) => amountOf(value, scale));

/** A plan whose grid has the figures that follow from its forecast. */
export interface PrintedPlan extends Plan {
  /** Null where there is none, or where the grid does not follow it: a document has no two figures for one fact. */
  readonly forecast: PlanForecast | null;
}

interface ForecastInput {
  readonly plan: ForecastSources & Pick<Plan, 'finance'>;
  readonly words: LineWords;
}

/** A plan's forecast, and its section as it follows; both are the same after an edit elsewhere. */
const workedOut = memoise((text) => {
  const { plan, words }: ForecastInput = JSON.parse(text);
  const { finance } = plan;
  const worked = planForecast(plan);
  if (worked === null || finance.assumptions === null) return {};
  const assumptions = seededAssumptions(finance.assumptions, plan, priceBeforeTax(plan));
  const naming = lineNaming(assumptions, words);
  const names = { now: naming, former: naming };
  return { worked, shown: fillGrid(finance, assumptions, worked.forecast, names, words) };
});

/** The plan as it is printed: its figures are those of its forecast, whatever they were when it was stored. */
export function withForecast(plan: Plan, words: Words): PrintedPlan {
  const { finance } = plan;
  if (finance.assumptions?.linked !== true) return { ...plan, forecast: null };
  const { revenueModel, useOfFunds, exitStrategy, collateral } = finance;
  const input: ForecastInput = { plan: sourcesIn(plan), words: lineWords(words) };
  const { worked, shown } = workedOut(JSON.stringify(input));
  if (worked === undefined || shown === undefined) return { ...plan, forecast: null };
  return {
    ...plan,
    finance: { ...shown, revenueModel, useOfFunds, exitStrategy, collateral },
    forecast: worked,
  };
}

/** What a forecast and its section follow from, and nothing else: no texts and no pictures. */
export const sourcesIn = ({ general, products, team, finance }: Plan): ForecastInput['plan'] => ({
  general: {
    newCompany: general.newCompany,
    activityDate: general.activityDate,
    ownFunds: general.ownFunds,
    legalStructure: general.legalStructure,
    sector: general.sector,
    country: general.country,
  },
  products: {
    items: products.items.map(({ id, name, salePrice, cost }) => ({ id, name, salePrice, cost })),
  },
  team: {
    members: team.members.map(({ id, name, surname, position }) => ({ id, name, surname, position })),
  },
  finance: { ...finance, revenueModel: '', useOfFunds: '', exitStrategy: '', collateral: '' },
});

const wordsBy = <Key extends string>(keys: readonly Key[], wordOf: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, wordOf(key)])) as Record<Key, string>;

const PLAIN_WORDS = [
  'sales',
  'loan',
  'otherIncome',
  'directStaff',
  'staff',
  'social',
  'ownerSocial',
  'badDebt',
] as const;

/** What lines of the five-year table are called in a document's language. */
export const lineWords = (words: Words): LineWords => ({
  ...wordsBy(PLAIN_WORDS, (key) => words(`forecast:grid.${key}`)),
  costOf: words('forecast:grid.costOf', { name: '{{name}}' }),
  categories: wordsBy(OVERHEAD_CATEGORIES, (key) => words(`forecast:grid.categories.${key}`)),
  sources: wordsBy(FUNDING_SOURCES, (key) => words(`forecast:grid.sources.${key}`)),
  uses: {
    ...wordsBy(OTHER_USES, (key) => words(`forecast:grid.uses.${key}`)),
    ...wordsBy(BOUGHT_KINDS, (key) => words(`forecast:options.investmentKind.${key}`)),
  },
});

type Started = Pick<PlanForecast, 'assumptions'>;

/** The first day of a month of the forecast; a complete one has its start. */
export function dayOf({ assumptions: { start } }: Started, month: number): string {
  return firstDayOf(`${start}-01`, month);
}

/** A month's name without its year. */
export const calendarMonth = (worked: Started, month: number, { format }: Wording): string =>
  format.monthName(Number(dayOf(worked, month).slice(5, 7)));

/** A month's name in a sentence. */
export const monthName = (worked: Started, month: number, { words, format }: Wording): string =>
  month === 0 ? words('finance:document.beforeOpening') : format.month(dayOf(worked, month));

/** A month's name over a column or under a chart. */
export const monthLabel = (worked: Started, month: number, { words, format }: Wording): string =>
  month === 0 ? words('finance:document.start') : format.shortMonth(dayOf(worked, month));
