import { lineMonths } from '@trazo/forecast/fill/line-months';
import type { Forecast } from '@trazo/forecast/forecast';
import { PAYMENTS, RECEIPTS } from '@trazo/forecast/ledger/accounts';
import { LINE_GROUPS, type LineGroup } from '@trazo/forecast/ledger/figure';
import { valueAt } from '@trazo/forecast/numbers/posted';
import type { BalanceSheet } from '@trazo/forecast/statements/balance-sheet';
import type { IncomeStatement } from '@trazo/forecast/statements/income-statement';
import { MONTHS } from '@trazo/plan/finance/assumptions/numbers';
import type { ForecastWords } from '../forecast-words.ts';
import { flowIn, type Period } from './periods.ts';

/** A row of a result: what it is called and what it comes to in a period, in grains. */
export interface ResultRow {
  readonly key: string;
  readonly label: string;
  readonly weight: 'entry' | 'subtotal' | 'result';
  readonly valueIn: (period: Period) => number;
}

/** Words of the document for statements, which the form uses as they are. */
export type StatementWord =
  | 'sales'
  | 'directExpenses'
  | 'grossProfit'
  | 'ebitda'
  | 'depreciation'
  | 'amortization'
  | 'ebit'
  | 'interestExpense'
  | 'resultBeforeTax'
  | 'incomeTaxExpense'
  | 'netIncome'
  | 'openingCash'
  | 'receipts'
  | 'payments'
  | 'closingCash'
  | 'fixedAssets'
  | 'stock'
  | 'receivables'
  | 'taxReceivable'
  | 'bank'
  | 'totalAssets'
  | 'ownFunds'
  | 'longTermLiabilities'
  | 'shortTermLiabilities'
  | 'totalFunding';

interface Words {
  readonly document: (word: StatementWord) => string;
  readonly forecast: ForecastWords;
}

const isZero = (months: readonly number[]): boolean => months.every((value) => value === 0);

/** Lines without a figure stay out. */
const flows = (
  key: string,
  label: string,
  months: readonly number[],
  weight: ResultRow['weight'] = 'entry',
): ResultRow[] =>
  weight === 'entry' && isZero(months)
    ? []
    : [{ key, label, weight, valueIn: (period) => flowIn(months, period) }];

/** Revenue to net income. */
export function incomeRows(
  { income }: Forecast,
  { document, forecast: { grid, months: own } }: Words,
): ResultRow[] {
  const row = (line: keyof IncomeStatement, label: string, weight?: ResultRow['weight']) =>
    flows(line, label, income[line].months, weight);
  return [
    ...row('revenue', document('sales')),
    ...row('otherIncome', grid.otherIncome),
    ...row('directCosts', document('directExpenses')),
    ...row('directStaff', grid.directStaff),
    ...row('grossProfit', document('grossProfit'), 'subtotal'),
    ...row('staff', grid.staff),
    ...row('social', grid.social),
    ...row('overheads', own.overheads),
    ...row('badDebt', grid.badDebt),
    ...row('ebitda', document('ebitda'), 'subtotal'),
    ...row('depreciation', document('depreciation')),
    ...row('amortization', document('amortization')),
    ...row('ebit', document('ebit'), 'subtotal'),
    ...row('interest', document('interestExpense')),
    ...row('resultBeforeTax', document('resultBeforeTax'), 'subtotal'),
    ...row('incomeTax', document('incomeTaxExpense')),
    ...row('netIncome', document('netIncome'), 'result'),
  ];
}

/** Names a line of the grid by its group and what it comes from. */
export type LineNaming = (group: LineGroup, source: string) => string;

const lineKey = (group: LineGroup, source: string): string => `${group} ${source}`;

/** The lines of the five-year grid, each group with its total. */
export function lineRows(
  forecast: Forecast,
  nameOf: LineNaming,
  totalOf: (group: LineGroup) => string,
): ResultRow[] {
  const lines = lineMonths(forecast);
  return LINE_GROUPS.flatMap((group) => {
    const own = lines.filter((line) => line.group === group);
    const total = Array.from({ length: MONTHS + 1 }, (_, month) =>
      own.reduce((sum, { months }) => sum + valueAt(months, month), 0),
    );
    return [
      ...own.flatMap(({ source, months }) => flows(lineKey(group, source), nameOf(group, source), months)),
      ...flows(group, totalOf(group), total, 'subtotal'),
    ];
  });
}

/** Money in and out, tax included, from what was there to what is left. */
export function cashRows({ cash }: Forecast, { document, forecast: { cash: names } }: Words): ResultRow[] {
  const lines = (found: readonly (keyof typeof cash.lines)[]) =>
    found.flatMap((line) => flows(line, names[line], cash.lines[line].months));
  return [
    {
      key: 'opening',
      label: document('openingCash'),
      weight: 'entry',
      valueIn: (period) => valueAt(cash.opening, period.first),
    },
    ...lines(RECEIPTS),
    ...flows('receipts', document('receipts'), cash.receipts.months, 'subtotal'),
    ...lines(PAYMENTS),
    ...flows('payments', document('payments'), cash.payments.months, 'subtotal'),
    {
      key: 'closing',
      label: document('closingCash'),
      weight: 'result',
      valueIn: (period) => valueAt(cash.closing, period.last),
    },
  ];
}

/** What there is and who paid for it, at the end of each period. */
export function balanceRows({ balance }: Forecast, { document }: Words): ResultRow[] {
  const row = (
    key: string,
    label: string,
    of: (sheet: BalanceSheet) => number,
    weight: ResultRow['weight'] = 'entry',
  ): ResultRow[] => {
    const months = balance.map(of);
    if (weight === 'entry' && isZero(months)) return [];
    return [{ key, label, weight, valueIn: (period) => valueAt(months, period.last) }];
  };
  return [
    ...row('fixedAssets', document('fixedAssets'), (sheet) => sheet.fixedAssets),
    ...row('stock', document('stock'), (sheet) => sheet.stock),
    ...row('receivables', document('receivables'), (sheet) => sheet.receivables),
    ...row('taxReceivable', document('taxReceivable'), (sheet) => sheet.taxReceivable),
    ...row('cash', document('bank'), (sheet) => sheet.cash),
    ...row('total', document('totalAssets'), (sheet) => sheet.total, 'subtotal'),
    ...row('ownFunds', document('ownFunds'), (sheet) => sheet.ownFunds),
    ...row('longTerm', document('longTermLiabilities'), (sheet) => sheet.longTerm),
    ...row('shortTerm', document('shortTermLiabilities'), (sheet) => sheet.shortTerm),
    ...row(
      'funding',
      document('totalFunding'),
      ({ ownFunds, longTerm, shortTerm }) => ownFunds + longTerm + shortTerm,
      'subtotal',
    ),
  ];
}
