import { breakEvenVolumes, saysOpenDays } from '@trazo/forecast/break-even-volume';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { breakEvenReach } from '@trazo/forecast/ratios/break-even-reach';
import type { YearRatios } from '@trazo/forecast/ratios/ratios';
import { YEARS } from '@trazo/forecast/statements/years';
import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Amount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { yearColumns } from './year-columns.ts';

type Ratio = 'safetyMargin' | 'debtCover' | 'equityRatio';

/** Parts per million as a decimal with so many digits taken off the front; blank where it cannot be said. */
export const shareOf = (value: number | null, per: number, digits: number): Amount =>
  value === null ? '' : (value / per).toFixed(digits);

interface Volumes {
  readonly breakEvenUnits: readonly Amount[] | null;
  readonly breakEvenPerDay: readonly Amount[] | null;
}

/** Whether one thing is sold that has units: months of a subscription are none, nor is money typed by month, each unit at 1. */
function isOneThing({ streams: [only, ...more] }: PlanForecast['assumptions']): boolean {
  if (only === undefined || more.length > 0) return false;
  const isMoney = only.kind === 'monthly' && Number(only.price) === 1;
  return only.kind !== 'subscription' && !isMoney;
}

/**
 * The break-even in other words than revenue, where they say something: in units where one thing is sold (in a mix they are no number
 * anyone sells), by day where the plan says on how many it is open. Units are rounded up: less than that does not cover the costs.
 */
function printedVolumes(
  plan: Pick<Plan, 'general' | 'products'>,
  { assumptions, forecast }: PlanForecast,
): Volumes {
  const pack = packOf(assumptions.country);
  const volumes = breakEvenVolumes({ assumptions, forecast, pack, facts: planFacts(plan) });
  const units = volumes.map(({ breakEvenUnits: units }) =>
    units === null ? '' : String(Math.ceil(units / 1000)),
  );
  const perDay = volumes.map(({ breakEvenPerDay: day }) =>
    day === null ? '' : amountOf(day, forecast.scale),
  );
  const saysAny = (row: readonly Amount[]) => row.some((value) => value !== '');
  return {
    breakEvenUnits: isOneThing(assumptions) && saysAny(units) ? units : null,
    breakEvenPerDay: saysOpenDays(assumptions) && saysAny(perDay) ? perDay : null,
  };
}

/** Why no year has a break-even above nothing and below what is sold, where that says something; or empty. */
function unreached({ forecast }: PlanForecast, { words }: Wording): string {
  const { state } = breakEvenReach(forecast);
  if (state === 'missed') return words('finance:document.breakEvenMissed');
  return state === 'impossible' ? words('finance:document.breakEvenImpossible') : '';
}

/** Whether owners who are taxed themselves live on what they draw. */
export const hasDrawings = ({ forecast: { ledger } }: PlanForecast): boolean =>
  ledger.flows('drawings').some((drawn) => drawn !== 0);

/** Break-even, what is left above it, cover of the debt and cash, year by year. */
export function viabilityTable(
  plan: Pick<Plan, 'general' | 'products'>,
  worked: PlanForecast,
  wording: Wording,
): FinanceTable {
  const { words, format, currency } = wording;
  const { cash, ratios, scale, sourcesAndUses, years } = worked.forecast;
  const { ownShare } = sourcesAndUses;
  const monthsIn = (year: number) => {
    const [first, last] = years.monthsOf(year);
    return cash.closing.slice(first, last + 1);
  };
  const money = {
    breakEven: ratios.years.map(({ breakEvenRevenue }) =>
      breakEvenRevenue === null ? '' : amountOf(breakEvenRevenue, scale),
    ),
    lowestCash: amountsOf(
      worked,
      YEARS.map((year) => Math.min(...monthsIn(year))),
    ),
    yearEndCash: amountsOf(
      worked,
      YEARS.map((year) => must(monthsIn(year).at(-1), 'a year has months')),
    ),
  };
  const row = createRows(wording, decimalsOf(Object.values(money).flat()));
  const volumes = printedVolumes(plan, worked);
  const of = (name: Ratio, per: number, digits: number) =>
    ratios.years.map((year: YearRatios) => shareOf(year[name], per, digits));
  const cover = of('debtCover', 1_000_000, 2);
  const label = (name: keyof typeof money | keyof Volumes | 'safety' | 'debtCover' | 'equityRatio') =>
    words(`finance:document.${name}`);
  return {
    id: 'viability',
    caption: words('finance:document.viability'),
    claim: unreached(worked, wording),
    columns: yearColumns(wording),
    rows: [
      row.number('entry', label('breakEven'), money.breakEven),
      ...(volumes.breakEvenUnits === null
        ? []
        : [createRows(wording, 0).number('entry', label('breakEvenUnits'), volumes.breakEvenUnits)]),
      ...(volumes.breakEvenPerDay === null
        ? []
        : [row.number('entry', label('breakEvenPerDay'), volumes.breakEvenPerDay)]),
      row.percent('entry', label('safety'), of('safetyMargin', 10_000, 1)),
      ...(cover.every((value) => value === '')
        ? []
        : [
            {
              ...row.number('entry', label('debtCover'), cover),
              cells: [
                label('debtCover'),
                ...cover.map((value) => (value === '' ? '–' : format.number(value, 2))),
              ],
            },
          ]),
      row.percent('entry', label('equityRatio'), of('equityRatio', 10_000, 1)),
      row.number('entry', label('lowestCash'), money.lowestCash),
      row.number('total', label('yearEndCash'), money.yearEndCash),
    ],
    note: [
      words(
        hasDrawings(worked) ? 'finance:document.viabilityNoteOfOwner' : 'finance:document.viabilityNote',
        { currency },
      ),
      worked.assumptions.loans.some(({ bridge }) => bridge)
        ? words('finance:document.coverWithoutBridge')
        : '',
      ownShare === null
        ? ''
        : words('finance:document.ownShare', { share: format.percent(shareOf(ownShare, 10_000, 0), 0) }),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}
