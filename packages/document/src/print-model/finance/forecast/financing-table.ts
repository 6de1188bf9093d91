import type { FinancingYear } from '@trazo/forecast/statements/financing-plan';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../../format.ts';
import { createRows, withSum } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { yearColumns } from './year-columns.ts';

const SOURCES = ['selfFinancing', 'ownMoney', 'partnerLoans', 'grants', 'loans'] as const;
const USES = ['investments', 'workingCapital', 'principal', 'distributed'] as const;
type Part = (typeof SOURCES)[number] | (typeof USES)[number] | 'changeInCash';

/** Where each year's money comes from and where it goes: together the change in cash. */
export function financingTable(worked: PlanForecast, wording: Wording): FinanceTable {
  const { words, currency } = wording;
  const { financing, cash, years } = worked.forecast;
  const of = (pick: (year: FinancingYear) => number) => amountsOf(worked, financing.map(pick));
  const sum = (parts: readonly Part[]) => of((year) => parts.reduce((total, part) => total + year[part], 0));
  const yearEnd = amountsOf(
    worked,
    financing.map((_, index) => must(cash.closing[years.lastOf(index + 1)], 'a balance for each month')),
  );
  const all = [...SOURCES, ...USES].flatMap((part) => of((year) => year[part]));
  const row = createRows(wording, decimalsOf([...all, ...yearEnd]));
  const label = (name: Part | 'sources' | 'uses' | 'yearEnd') =>
    words(`finance:document.financingParts.${name}`);
  const entries = (parts: readonly Part[]) =>
    parts
      .filter((part) => financing.some((year) => year[part] !== 0))
      .map((part) =>
        row.booked(
          'entry',
          label(part),
          of((year) => year[part]),
        ),
      );
  return {
    id: 'financing',
    caption: words('finance:document.financingPlan'),
    columns: yearColumns(wording),
    rows: [
      ...withSum(entries(SOURCES), row.number('subtotal', label('sources'), sum(SOURCES))),
      ...withSum(entries(USES), row.number('subtotal', label('uses'), sum(USES))),
      row.number(
        'subtotal',
        label('changeInCash'),
        of((year) => year.changeInCash),
      ),
      row.number('total', label('yearEnd'), yearEnd),
    ],
    note: words('finance:document.inCurrency', { currency }),
  };
}
