import { amountOf } from '@trazo/forecast/fill/computed-grid';
import { monthsOfYear } from '@trazo/forecast/frame';
import type { YearRatios } from '@trazo/forecast/ratios/ratios';
import { YEARS } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Amount } from '@trazo/plan/money';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { yearColumns } from './year-columns.ts';

type Ratio = 'safetyMargin' | 'debtCover' | 'equityRatio';

/** Parts per million as a decimal with so many digits taken off the front; blank where it cannot be said. */
const shareOf = (value: number | null, per: number, digits: number): Amount =>
  value === null ? '' : (value / per).toFixed(digits);

/** Break-even, what is left above it, cover of the debt and cash, year by year. */
export function viabilityTable(worked: PlanForecast, wording: Wording): FinanceTable {
  const { words, format, currency } = wording;
  const { cash, ratios, scale } = worked.forecast;
  const monthsIn = (year: number) => {
    const [first, last] = monthsOfYear(year);
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
      YEARS.map((year) => monthsIn(year).at(-1) ?? 0),
    ),
  };
  const row = createRows(wording, decimalsOf(Object.values(money).flat()));
  const of = (name: Ratio, per: number, digits: number) =>
    ratios.years.map((year: YearRatios) => shareOf(year[name], per, digits));
  const cover = of('debtCover', 1_000_000, 2);
  const label = (name: keyof typeof money | 'safety' | 'debtCover' | 'equityRatio') =>
    words(`finance:document.${name}`);
  return {
    id: 'viability',
    caption: words('finance:document.viability'),
    columns: yearColumns(wording),
    rows: [
      row.number('entry', label('breakEven'), money.breakEven),
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
    note: words('finance:document.viabilityNote', { currency }),
  };
}
