import { FISCAL_YEARS, isBlankYears } from '@trazo/plan/finance/fiscal-years';
import { filledLines, type IncomeStatement, incomeStatement } from '@trazo/plan/finance/income-statement';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import type { YearLine } from '@trazo/plan/finance/year-lines';
import type { Amount } from '@trazo/plan/money';
import type { Finance } from '@trazo/plan/sections/finance';
import { decimalsOf } from '../format.ts';
import type { PrintRow } from '../print-parts.ts';
import { createRows, withSum } from '../tables.ts';
import type { Wording } from '../wording.ts';
import type { FinanceTable } from './finance-table.ts';

const COSTS = ['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const;

/** Revenue to net income over the planned years; lines without a figure stay out, and sums that repeat the line before. */
export function incomeStatementTable(finance: Finance, wording: Wording): FinanceTable | null {
  const lines = {
    revenues: filledLines(finance.revenues),
    directExpenses: filledLines(finance.directExpenses),
    otherExpenses: filledLines(finance.otherExpenses),
  };
  const isBlank =
    Object.values(lines).flat().length === 0 && COSTS.every((cost) => isBlankYears(finance[cost]));
  if (isBlank) return null;
  const { words } = wording;
  const years = plannedYears(finance);
  return {
    id: 'incomeStatement',
    caption: words(
      years === FISCAL_YEARS.length
        ? 'finance:document.incomeStatement'
        : 'finance:document.shorterIncomeStatement',
    ),
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      ...FISCAL_YEARS.slice(0, years).map((_, index) => ({
        label: wording.year(index + 1),
        align: 'end' as const,
      })),
    ],
    rows: rows(finance, lines, years, wording),
    note: words('finance:document.inCurrency', { currency: wording.currency }),
  };
}

type Lines = Readonly<Record<'revenues' | 'directExpenses' | 'otherExpenses', readonly YearLine[]>>;

function rows(finance: Finance, lines: Lines, count: number, wording: Wording): PrintRow[] {
  const { words, line } = wording;
  const planned = (years: readonly Amount[]) => years.slice(0, count);
  const statement = incomeStatement(finance);
  const row = createRows(wording, decimalsOf(figures(finance, lines)));
  const computed = (
    weight: PrintRow['weight'],
    name: Exclude<keyof IncomeStatement, 'grossMargin'>,
    label = words(`finance:document.${name}`),
  ) => row.number(weight, label, planned(statement[name]));
  const entries = (name: keyof Lines) =>
    lines[name].map((entry) =>
      row.number('entry', line(entry.name) || words(`finance:document.${name}`), planned(entry.years)),
    );
  const costs = (...names: readonly (typeof COSTS)[number][]) =>
    names
      .filter((name) => !isBlankYears(finance[name]))
      .map((name) => row.number('entry', words(`finance:document.${name}`), planned(finance[name])));
  const [noDirect, noOther] = [lines.directExpenses.length === 0, lines.otherExpenses.length === 0];
  const group = (name: keyof Lines) =>
    lines[name].length === 0 ? [] : withSum(entries(name), computed('subtotal', name));
  const operating = costs('depreciation', 'amortization');
  const interest = costs('interestExpense');
  const tax = costs('incomeTaxExpense');
  const unlessNext = (next: readonly PrintRow[], name: Parameters<typeof computed>[1]) =>
    next.length === 0 ? [] : [computed('subtotal', name)];
  const margin = row.percent('entry', words('finance:document.grossMargin'), planned(statement.grossMargin));
  return [
    ...group('revenues'),
    ...group('directExpenses'),
    ...(noDirect ? [] : [computed('subtotal', 'grossProfit')]),
    ...(noDirect || isBlankYears(statement.grossMargin) ? [] : [margin]),
    ...group('otherExpenses'),
    ...(noOther ? [] : unlessNext(operating, 'ebitda')),
    ...operating,
    ...unlessNext(interest, 'ebit'),
    ...interest,
    ...unlessNext(tax, 'resultBeforeTax'),
    ...tax,
    computed('total', 'netIncome'),
  ];
}

const figures = (finance: Finance, lines: Lines): Amount[] => [
  ...Object.values(lines).flatMap((group) => group.flatMap(({ years }) => years)),
  ...COSTS.flatMap((cost) => finance[cost]),
];
