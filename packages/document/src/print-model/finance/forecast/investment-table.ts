import type { Posting } from '@trazo/forecast/ledger/ledger';
import { lineOf } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Investment } from '@trazo/plan/finance/assumptions/costs';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf, monthLabel } from './printed-forecast.ts';
import { yearColumns } from './year-columns.ts';

/** What an investment is called: by its name, else by its kind. */
export const investmentName = ({ name, kind }: Investment, { words, line }: Wording): string =>
  line(name) ||
  words(kind === 'deposit' ? 'forecast:grid.uses.deposits' : `forecast:options.investmentKind.${kind}`);

/** What is bought, when, for how much, and what is written off of it each year: together the statement's two lines. */
export function investmentTable(worked: PlanForecast, wording: Wording): FinanceTable | null {
  const { words, format, currency } = wording;
  const { investments } = worked.assumptions;
  const { ledger, income } = worked.forecast;
  const sums = (isMeant: (posting: Posting) => boolean) => {
    const total = [0, 0, 0, 0, 0];
    for (const posting of ledger.postings.filter(isMeant)) {
      for (const [year, value] of lineOf(posting.months, worked.forecast.years).years.entries())
        total[year] = must(total[year], 'five fiscal years') + value;
    }
    return total;
  };
  const bought = investments
    .map((investment) => {
      const isOf = ({ origin }: Posting) =>
        origin.id === investment.id && (origin.kind === 'investment' || origin.kind === 'inKind');
      const cost = sums(
        (posting) => isOf(posting) && (posting.debit === 'fixed' || posting.debit === 'deposits'),
      ).reduce((total, value) => total + value, 0);
      return {
        name: investmentName(investment, wording),
        month: monthLabel(worked, investment.month, wording).replaceAll(' ', '\u00a0'),
        cost,
        written: sums((posting) => isOf(posting) && posting.credit === 'accumulated'),
      };
    })
    .filter(({ cost }) => cost !== 0);
  if (bought.length === 0) return null;
  const total = income.depreciation.years.map(
    (value, year) => value + must(income.amortization.years[year], 'five fiscal years'),
  );
  const rest = total.map((value, year) =>
    bought.reduce((left, each) => left - must(each.written[year], 'five fiscal years'), value),
  );
  const cost = bought.reduce((sum, each) => sum + each.cost, 0);
  const figures = [...bought, { cost, written: total }].map((each) =>
    amountsOf(worked, [each.cost, ...each.written]),
  );
  const decimals = decimalsOf([...figures.flat(), ...amountsOf(worked, rest)]);
  const row = createRows(wording, decimals);
  const written = (label: string, years: readonly number[]) => {
    const { cells, negative, weight } = row.booked('entry', label, ['', ...amountsOf(worked, years)]);
    return { cells: [label, '', '', ...cells.slice(2)], negative: [false, ...negative], weight };
  };
  const withMonth = (each: (typeof bought)[number], index: number) => {
    const { cells, negative, weight } = row.booked('entry', each.name, figures[index] ?? []);
    return { cells: [each.name, each.month, ...cells.slice(1)], negative: [false, ...negative], weight };
  };
  const label = words('finance:document.yearlyDepreciation');
  return {
    id: 'investments',
    caption: words('finance:document.investmentPlan'),
    columns: yearColumns(wording, [words('finance:document.month'), words('finance:document.cost')]),
    rows: [
      ...bought.map(withMonth),
      ...(rest.every((value) => value === 0)
        ? []
        : [written(words('finance:document.otherDepreciation'), rest)]),
      {
        cells: [
          label,
          '',
          format.number(must(amountsOf(worked, [cost])[0], 'an amount for each figure'), decimals),
          ...amountsOf(worked, total).map((value) => format.number(value, decimals)),
        ],
        weight: 'total',
        negative: [false, false, false, ...total.map((value) => value < 0)],
      },
    ],
    note: words('finance:document.inCurrency', { currency }),
  };
}
