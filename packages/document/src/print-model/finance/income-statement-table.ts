import { FISCAL_YEARS, isBlankYears } from '@trazo/plan/finance/fiscal-years';
import { filledLines, type IncomeStatement, incomeStatement } from '@trazo/plan/finance/income-statement';
import type { Amount } from '@trazo/plan/money';
import type { Finance, YearLine } from '@trazo/plan/sections/finance';
import { decimalsOf } from '../format.ts';
import type { PrintFinance, PrintRow } from '../print-model.ts';
import { createRows } from '../tables.ts';
import type { Wording } from '../wording.ts';

type FinanceTable = PrintFinance['tables'][number];

/** “Year 1” … “Year 5”. */
export const yearLabels = ({ words }: Wording): string[] =>
  FISCAL_YEARS.map((_, index) => words('document:year', { number: index + 1 }));

const COSTS = ['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const;

/** Revenue to net income over five years; lines without a figure stay out. */
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
  return {
    id: 'incomeStatement',
    caption: words('finance:document.incomeStatement'),
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      ...yearLabels(wording).map((label) => ({ label, align: 'end' as const })),
    ],
    rows: rows(finance, lines, wording),
    note: words('finance:document.inCurrency', { currency: wording.currency }),
  };
}

type Lines = Readonly<Record<'revenues' | 'directExpenses' | 'otherExpenses', readonly YearLine[]>>;

function rows(finance: Finance, lines: Lines, wording: Wording): PrintRow[] {
  const { words, line } = wording;
  const statement = incomeStatement(finance);
  const row = createRows(wording, decimalsOf(figures(finance, lines)));
  const computed = (
    weight: PrintRow['weight'],
    name: Exclude<keyof IncomeStatement, 'grossMargin'>,
    label = words(`finance:document.${name}`),
  ) => row.number(weight, label, statement[name]);
  const entries = (group: readonly YearLine[]) =>
    group.map(({ name, years }) => {
      const label = line(name);
      return row.number('entry', label === '' ? words('document:unnamed') : label, years);
    });
  const costs = (...names: readonly (typeof COSTS)[number][]) =>
    names
      .filter((name) => !isBlankYears(finance[name]))
      .map((name) => row.number('entry', words(`finance:document.${name}`), finance[name]));
  const group = (name: keyof Lines) =>
    lines[name].length === 0 ? [] : [...entries(lines[name]), computed('subtotal', name)];
  const margin = row.percent('entry', words('finance:document.grossMargin'), statement.grossMargin);
  return [
    ...group('revenues'),
    ...group('directExpenses'),
    computed('subtotal', 'grossProfit'),
    ...(isBlankYears(statement.grossMargin) ? [] : [margin]),
    ...group('otherExpenses'),
    computed('subtotal', 'ebitda'),
    ...costs('depreciation', 'amortization'),
    computed('subtotal', 'ebit'),
    ...costs('interestExpense'),
    computed('subtotal', 'resultBeforeTax'),
    ...costs('incomeTaxExpense'),
    computed('total', 'netIncome'),
  ];
}

const figures = (finance: Finance, lines: Lines): Amount[] => [
  ...Object.values(lines).flatMap((group) => group.flatMap(({ years }) => years)),
  ...COSTS.flatMap((cost) => finance[cost]),
];
