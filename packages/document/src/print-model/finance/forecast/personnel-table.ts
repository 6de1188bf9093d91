import { runsIn } from '@trazo/forecast/drivers/quantities';
import type { Posting } from '@trazo/forecast/ledger/ledger';
import { lineOf } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { type Amount, sum } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { yearColumns } from './year-columns.ts';

const YEARS = [1, 2, 3, 4, 5] as const;
const STAFF = ['directStaff', 'staff', 'social'] as const;

/** How many people work in a month. */
export const headsIn = (
  { assumptions: { people } }: Pick<PlanForecast, 'assumptions'>,
  month: number,
): Amount => sum(people.filter((person) => runsIn(person, month)).map(({ heads }) => heads));

/**
 * Pay by person, what the employer adds and what other lines count, by year: together the staff of the income statement. Below, how
 * many work at each year's end. Null where no one is paid.
 */
export function personnelTable(worked: PlanForecast, wording: Wording): FinanceTable | null {
  const { words, line, format, currency } = wording;
  const { people } = worked.assumptions;
  const { ledger, income, years } = worked.forecast;
  const total = YEARS.map((year) =>
    STAFF.reduce((cost, name) => cost + must(income[name].years[year - 1], 'five fiscal years'), 0),
  );
  if (total.every((value) => value === 0)) return null;
  const yearsOf = (isMeant: (posting: Posting) => boolean): number[] => {
    const years = [0, 0, 0, 0, 0];
    for (const posting of ledger.postings.filter(isMeant))
      for (const [year, value] of lineOf(posting.months, worked.forecast.years).years.entries())
        years[year] = must(years[year], 'five fiscal years') + value;
    return years;
  };
  const isPay = ({ origin, credit }: Posting) => origin.kind === 'person' && credit === 'accruedPay';
  const paid = people.map((person) => ({
    label: words('finance:document.staffLine', {
      role: line(person.role) || words('forecast:grid.staff'),
      heads: format.number(person.heads || '0'),
    }),
    years: yearsOf((posting) => isPay(posting) && posting.origin.id === person.id),
  }));
  const charges = yearsOf(
    ({ origin, debit, credit }) =>
      origin.kind === 'person' && credit === 'socialOwed' && STAFF.some((name) => name === debit),
  );
  const other = total.map((cost, year) =>
    paid.reduce(
      (rest, each) => rest - must(each.years[year], 'five fiscal years'),
      cost - must(charges[year], 'five fiscal years'),
    ),
  );
  const entries = [
    ...paid,
    { label: words('forecast:grid.social'), years: charges },
    { label: words('finance:document.otherStaff'), years: other },
  ].filter(({ years }) => years.some((value) => value !== 0));
  const amounts = entries.map(({ years }) => amountsOf(worked, years));
  const row = createRows(wording, decimalsOf(amounts.flat()));
  const heads = YEARS.map((year) => headsIn(worked, years.lastOf(year)));
  return {
    id: 'people',
    caption: words('finance:document.staffPlan'),
    columns: yearColumns(wording),
    rows: [
      ...entries.map(({ label }, index) => row.booked('entry', label, amounts[index] ?? [])),
      row.number('total', words('finance:document.staffCosts'), amountsOf(worked, total)),
      ...(people.length === 0
        ? []
        : [
            createRows(wording, decimalsOf(heads)).booked(
              'entry',
              words('finance:document.headsAtYearEnd'),
              heads,
            ),
          ]),
    ],
    note: words('finance:document.inCurrency', { currency }),
  };
}
